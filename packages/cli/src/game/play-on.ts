import { setImmediate } from "node:timers/promises";
import type { GameEvent, GameState } from "@serpentine/core";
import { nextPlayer } from "@serpentine/core";
import type { Teller } from "../telling/teller.ts";
import type { Io, Signal } from "../terminal/io.ts";
import type { Keys } from "../terminal/keys.ts";
import { nameText } from "../words/names.ts";
import type { Session } from "./session.ts";

export interface Playing {
  readonly session: Session;
  readonly teller: Teller;
  /** Throws there may be. */
  readonly maxTurns: number;
  /** Null where nobody is asked and the game plays on by itself. */
  readonly keys: Keys | null;
  /** A signal that came in, if one has. */
  readonly signal: () => Signal | undefined;
  readonly record: (event: GameEvent) => void;
}

/** Why playing has come to an end, and after how many turns. */
export interface Played {
  readonly ended: "over" | "limit" | "usedUp";
  readonly turns: number;
  readonly state: GameState;
}

/** Throws until the game is over, the throws are used up, or there have been as many as may be. */
export async function playOn(io: Io, playing: Playing): Promise<Played> {
  const { session, teller, maxTurns, keys } = playing;
  let turns = 0;
  for (;;) {
    const state = session.state();
    if (state.status === "over") return { ended: "over", turns, state };
    if (state.throws >= maxTurns) return { ended: "limit", turns, state };
    const stop = keys === null ? await signalled(playing, state.throws) : await asked(io, playing, keys, state);
    const told = session.send(stop === undefined ? { type: "roll" } : { type: "abort", reason: stop });
    for (const event of told) {
      if (event.type === "GameStarted") continue;
      if (event.type === "Refused") return { ended: "usedUp", turns, state };
      playing.record(event);
      if (event.type === "TurnTaken") turns += 1;
      teller.event(event, session.state(), turns);
    }
  }
}

/** Waits for Enter. The reason to stop, if that is what was asked for. */
async function asked(io: Io, { signal }: Playing, keys: Keys, state: GameState): Promise<string | undefined> {
  io.stdout.write(`${nameText(nextPlayer(state) ?? "")} is next: Enter rolls, q stops the game. `);
  const key = await keys.next();
  io.stdout.write("\n");
  if (key === "enter") return undefined;
  return signalReason(signal) ?? "asked for at the terminal";
}

/** Lets signals in, now and then. */
async function signalled({ signal }: Playing, throws: number): Promise<string | undefined> {
  if (throws % 100 === 0) await setImmediate();
  return signalReason(signal);
}

function signalReason(signal: Playing["signal"]): string | undefined {
  const came = signal();
  return came === undefined ? undefined : `signal ${came}`;
}
