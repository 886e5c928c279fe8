import { setImmediate } from "node:timers/promises";
import type { Command, GameEvent } from "@serpentine/core";
import type { Io } from "../terminal/io.ts";
import { wantsNext } from "../terminal/wants-next.ts";
import type { Played, Playing } from "./play-on.ts";

/** Sends what led to these events once more, one a step, to a machine that stands where they begin. */
export async function playAgain(
  io: Io,
  { session, teller, keys, signal }: Omit<Playing, "record" | "maxTurns">,
  events: readonly GameEvent[],
): Promise<Omit<Played, "ended">> {
  let turns = 0;
  for (const [index, recorded] of events.entries()) {
    if (keys !== null && !(await wantsNext(io, keys))) break;
    // Lets signals in, and the page's requests.
    if (keys === null && index % 100 === 0) await setImmediate();
    if (signal() !== undefined) break;
    session.send(commandOf(recorded));
    if (recorded.type === "TurnTaken") turns += 1;
    teller.event(recorded, session.state(), turns);
  }
  return { turns, state: session.state() };
}

function commandOf(event: GameEvent): Command {
  if (event.type === "PlayerWithdrew") return { type: "withdraw", player: event.player };
  if (event.type !== "GameAborted") return { type: "roll", dice: event.dice };
  return event.reason === undefined ? { type: "abort" } : { type: "abort", reason: event.reason };
}
