import type { Game, GameState } from "@serpentine/core";
import type { LogProblem } from "../log-problem.ts";
import type { LogOptions } from "../reading/read-log.ts";
import { readerOf } from "../reading/read-log.ts";
import type { Log } from "../vocabulary.ts";
import type { Misfit } from "./decide-again.ts";
import { decideAgain } from "./decide-again.ts";
import type { DiceChecked } from "./dice-of.ts";
import { diceOf } from "./dice-of.ts";
import { firstState } from "./first-state.ts";

/** What was checked in a log that holds. */
export interface Checked {
  /** Events of the game; each was decided again. */
  readonly events: number;
  readonly turns: number;
  /** Turns and throws for who begins. */
  readonly throws: number;
  readonly dice: DiceChecked;
  readonly seal: "holds" | "none";
  readonly over: boolean;
}

/** The first event that is not what the rules or the dice give. */
export interface Difference {
  readonly line: number;
  readonly n: number;
  readonly key: string;
  readonly recorded: unknown;
  /** Undefined where there should be nothing; for a refused event, why it was refused. */
  readonly expected: unknown;
}

export type Verification =
  | {
      readonly ok: true;
      readonly log: Log;
      readonly game: Game;
      /** What the rules give, not what is recorded; they are the same. */
      readonly state: GameState;
      readonly warnings: readonly LogProblem[];
      readonly checked: Checked;
    }
  | {
      readonly ok: false;
      /** In the order of the lines: the first is about the first line that does not hold. */
      readonly problems: readonly LogProblem[];
      readonly warnings: readonly LogProblem[];
      readonly difference: Difference | null;
    };

/**
 * Reads a log and believes none of it: every event is decided again from its faces, the dice are asked again where
 * the log has them, the seal is computed again. Total: never throws, whatever the log is.
 */
export function verify(text: string | Uint8Array, { rulebook }: LogOptions = {}): Verification {
  const { opened, problems, warnings, entries, seal, sealLine } = readerOf(text, rulebook);
  if (opened === null) return { ok: false, problems, warnings, difference: null };
  const { header, game } = opened;
  const first = firstState(game);
  if (!first.ok) return { ok: false, problems: [{ ...first.fault, line: 1 }, ...problems], warnings, difference: null };
  const asked = diceOf(header, game, seal);
  const { state, events, turns, misfit } = decideAgain(game, first.state, entries, asked.dice);
  const wrongSeed = asked.faults.map((found) => ({ ...found, line: sealLine ?? 1 }));
  const found = [...(misfit === null ? [] : [problemOf(misfit)]), ...problems, ...wrongSeed];
  const all = found.toSorted((one, other) => one.line - other.line);
  if (all.length > 0) return { ok: false, problems: all, warnings, difference: misfit && differenceOf(misfit) };
  const checked: Checked = {
    events,
    turns,
    throws: state.throws,
    dice: asked.checked,
    seal: seal === null ? "none" : "holds",
    over: state.status === "over",
  };
  return { ok: true, log: { header, entries, seal }, game, state, warnings, checked };
}

function problemOf({ code, key, n, values, ...misfit }: Misfit): LogProblem {
  return { code, line: lineOf(misfit), path: [key], values: [n, ...values] };
}

function differenceOf({ n, key, recorded, expected, ...misfit }: Misfit): Difference {
  return { line: lineOf(misfit), n, key, recorded, expected };
}

/** The first entry is on line 2, and each takes one. */
function lineOf({ index }: Pick<Misfit, "index">): number {
  return index + 2;
}
