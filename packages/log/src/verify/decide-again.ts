import type { Command, Game, GameEvent, GameState } from "@serpentine/core";
import { decide, evolve, refusalText, show } from "@serpentine/core";
import type { Dice } from "@serpentine/dice";
import { isGameEvent } from "../events-of.ts";
import type { LogProblemCode } from "../log-problem.ts";
import type { LogEntry } from "../vocabulary.ts";
import type { KeyDifference } from "./first-difference.ts";
import { firstDifference, same } from "./first-difference.ts";

/** The first entry that does not hold. */
export interface Misfit extends KeyDifference {
  readonly code: LogProblemCode;
  /** Those of the problem, after the entry's number. */
  readonly values: readonly (string | number)[];
  /** Its place in the list. */
  readonly index: number;
  readonly n: number;
}

export interface DecidedAgain {
  /** What the rules give for all entries, or for those before the misfit. */
  readonly state: GameState;
  readonly events: number;
  readonly turns: number;
  readonly misfit: Misfit | null;
}

/** Decides every event again: who it was and what came of it follow from the faces, or from who left. */
export function decideAgain(
  game: Game,
  first: GameState,
  entries: readonly LogEntry[],
  dice: Dice | null,
): DecidedAgain {
  let state = first;
  let events = 0;
  let turns = 0;
  for (const [index, { n, event }] of entries.entries()) {
    if (!isGameEvent(event)) continue;
    const found = otherFaces(event, state, dice) ?? decided(game, state, event);
    if ("code" in found) return { state, events, turns, misfit: { ...found, index, n } };
    state = evolve(state, found);
    events += 1;
    if (found.type === "TurnTaken") turns += 1;
  }
  return { state, events, turns, misfit: null };
}

type Found = Omit<Misfit, "index" | "n">;

function otherFaces(event: GameEvent, { throws }: GameState, dice: Dice | null): Found | undefined {
  if (dice === null || (event.type !== "TurnTaken" && event.type !== "OpeningRolled")) return undefined;
  const expected = dice(throws);
  if (same(event.dice, expected)) return undefined;
  const found = { key: "dice", recorded: event.dice, expected };
  if (expected === undefined) return { code: "noThrow", ...found, values: [throws] };
  return { code: "otherFaces", ...found, values: [show(event.dice), show(expected)] };
}

function decided(game: Game, state: GameState, event: GameEvent): GameEvent | Found {
  const decision = decide(game, state, commandOf(event));
  if (!decision.ok) {
    const expected = refusalText(decision.refusal);
    return { code: "refused", key: "type", recorded: event.type, expected, values: [expected] };
  }
  const difference = firstDifference(event, decision.event);
  if (difference === undefined) return decision.event;
  const { key, recorded, expected } = difference;
  return { code: "differs", ...difference, values: [key, shown(recorded), shown(expected)] };
}

function shown(value: unknown): string | number {
  return value === undefined ? "nothing" : show(value);
}

/** What somebody asked for, so that this event came of it. */
function commandOf(event: GameEvent): Command {
  switch (event.type) {
    case "PlayerWithdrew":
      return { type: "withdraw", player: event.player };
    case "GameAborted":
      return event.reason === undefined ? { type: "abort" } : { type: "abort", reason: event.reason };
    default:
      return { type: "roll", dice: event.dice };
  }
}
