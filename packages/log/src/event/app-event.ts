import type { GameEvent } from "@serpentine/core";
import type { AppEvent } from "../vocabulary.ts";

/** A colon in its type makes an event an application's own. */
export function isAppType(type: string): boolean {
  return type.includes(":");
}

export function isGameEvent(event: GameEvent | AppEvent): event is GameEvent {
  return !isAppType(event.type);
}
