import type { GameEvent } from "../vocabulary/vocabulary.ts";

/** Freezes an event and the lists in it: whoever keeps it has plain data that stays as it was. */
export function frozenEvent<Event extends GameEvent>(event: Event): Event {
  for (const key in event) {
    const part: unknown = event[key];
    if (typeof part === "object" && part !== null) Object.freeze(part);
  }
  if (event.type === "TurnTaken") event.restored?.forEach((pair) => Object.freeze(pair));
  return Object.freeze(event);
}
