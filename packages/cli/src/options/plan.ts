import type { Game } from "@serpentine/core";
import { checkSetup } from "@serpentine/core";
import { checkEdition } from "@serpentine/editions";
import { logNameOf, logNameProblem, newId } from "../files/log-name.ts";
import type { Io } from "../terminal/io.ts";
import { quoted, visible } from "../text/visible.ts";
import { askedSetup } from "./asked-setup.ts";
import type { AskedSource } from "./asked-source.ts";
import { askedSource, diceOf } from "./asked-source.ts";
import { readEdition } from "./edition.ts";
import type { PlayOptions } from "./play-options.ts";
import type { Report } from "./report.ts";
import { wholeNumber } from "./whole-number.ts";

/** A game that may begin: everything about it has been checked. */
export interface Plan extends AskedSource {
  readonly id: string;
  readonly game: Game;
  readonly logName: string;
  /** Write over a log that is there. */
  readonly force: boolean;
  readonly maxTurns: number;
}

export type Planned =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly string[] };

const usualTurns = 10_000;
const mostTurns = 1_000_000;

/** Checks all that was asked for, before anything starts; every problem at once. */
export async function planned(options: PlayOptions, io: Io): Promise<Planned> {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  checkValues(options, report);
  const edition = options.edition === undefined ? undefined : readEdition(options.edition, report);
  const { setup, placed } = await askedSetup(options, io, report);
  const checked = edition === undefined ? checkSetup(setup) : checkEdition(edition, setup);
  if (!checked.ok) {
    const found = checked.problems.map(placed).filter((text) => text !== undefined);
    // A problem of a board that is no setup has no path, so that two may read the same.
    problems.push(...new Set(found));
    if (checked.problems.some(({ code }) => code === "chain")) report(chainHint);
  }
  const dice = checked.ok ? checked.game.dice : diceOf(setup, edition?.dice);
  const source = askedSource(options, dice, io, report);
  const maxTurns = turnLimit(options.maxTurns, report);
  const id = newId(io);
  const logName = options.log ?? logNameOf(id);
  const force = options.force === true;
  const inTheWay = logNameProblem(logName, force, io.cwd);
  if (inTheWay !== undefined) report(`--log ${visible(logName)}: ${inTheWay}`);
  if (problems.length > 0 || !checked.ok || source === undefined || maxTurns === undefined) {
    return { ok: false, problems };
  }
  return { ok: true, plan: { id, game: checked.game, ...source, logName, force, maxTurns } };
}

const chainHint =
  "--jumping: the rule is refused, which lets no jump end where another starts; once, chained and snakeThenLadder do.";

function turnLimit(typed: string | undefined, report: Report): number | undefined {
  const limit = typed === undefined ? usualTurns : wholeNumber(typed);
  if (limit !== undefined && limit >= 1 && limit <= mostTurns) return limit;
  return report(`--max-turns: a whole number from 1 to ${mostTurns} is wanted, not ${quoted(typed ?? "")}.`);
}

/** `--seed --auto` is a seed that was forgotten, and then a game that would wait at the terminal. */
function checkValues(options: PlayOptions, report: Report): void {
  for (const [option, value] of Object.entries(options)) {
    if (typeof value !== "string" || !value.startsWith("--")) continue;
    const name = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    report(`--${name}: a value is wanted, and ${quoted(value)} looks like an option.`);
  }
}
