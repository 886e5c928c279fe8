import type { GameEvent } from "@serpentine/core";
import type { AppEvent, Log } from "./vocabulary.ts";

/** A colon in its type makes an event an application's own. */
export function isGameEvent(event: GameEvent | AppEvent): event is GameEvent {
  return !event.type.includes(":");
}

/** The game's own events, in order, for `replay`. */
export function eventsOf({ entries }: Pick<Log, "entries">): readonly GameEvent[] {
  return entries.map(({ event }) => event).filter(isGameEvent);
}
