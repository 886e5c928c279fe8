import type { GameEvent } from "../vocabulary/vocabulary.ts";

/** Freezes an event and the lists in it: whoever keeps it has plain data that stays as it was. */
export function frozenEvent(event: GameEvent): GameEvent {
  for (const part of Object.values(event) as readonly unknown[]) {
    if (typeof part !== "object" || part === null) continue;
    if (Array.isArray(part)) part.forEach((item) => Object.freeze(item));
    Object.freeze(part);
  }
  return Object.freeze(event);
}
