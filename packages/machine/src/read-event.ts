import { type Refusal, show } from "@serpentine/core";
import type { GameMachineEvent } from "./game-events.ts";

/** What each event may bring along. */
const keysOf = {
  roll: ["dice"],
  withdraw: ["player"],
  abort: ["reason"],
  newGame: ["setup", "source"],
} as const satisfies { readonly [type in GameMachineEvent["type"]]: readonly string[] };

export type ReadEvent =
  | { readonly ok: true; readonly event: GameMachineEvent }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The door for what comes over a wire or out of a file: an event of the machine, copied key by key, or a refusal.
 * Total. Some types mean something to XState itself (`xstate.stop` stops an actor) and it stumbles over others, so
 * only what this lets through should reach `send`. Whether the game allows it is then for the machine to say.
 */
export function readEvent(value: unknown): ReadEvent {
  try {
    const { type } = value as { readonly type?: unknown };
    if (typeof type !== "string" || !Object.hasOwn(keysOf, type)) return refused(type === undefined ? value : type);
    const event: { [key: string]: unknown } = { type };
    for (const key of keysOf[type as keyof typeof keysOf]) {
      const part = (value as { readonly [key: string]: unknown })[key];
      if (part !== undefined) event[key] = part;
    }
    return { ok: true, event: event as unknown as GameMachineEvent };
  } catch {
    return refused(value);
  }
}

function refused(found: unknown): ReadEvent {
  return { ok: false, refusal: { code: "unknownCommand", values: [show(found)] } };
}
