import { logNameOf, logNameProblem, newId } from "../files/log-name.ts";
import type { Io } from "../terminal/io.ts";
import { quoted, visible } from "../text/visible.ts";
import type { AskedGame } from "./asked-game.ts";
import { askedGame } from "./asked-game.ts";
import type { PlayOptions } from "./play-options.ts";
import type { Report } from "./report.ts";
import { wholeNumber } from "./whole-number.ts";

/** A game that may begin: everything about it has been checked. */
export interface Plan extends AskedGame {
  readonly id: string;
  readonly logName: string;
  /** Write over a log that is there. */
  readonly force: boolean;
  readonly maxTurns: number;
}

export type Planned =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly string[] };

export const usualTurns = 10_000;
const mostTurns = 1_000_000;

/** Checks all that was asked for, before anything starts; every problem at once. */
export async function planned(options: PlayOptions, io: Io): Promise<Planned> {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const asked = await askedGame(options, io, report);
  const maxTurns = turnLimit(options.maxTurns, report);
  const id = newId(io);
  const logName = options.log ?? logNameOf(id);
  const force = options.force === true;
  const inTheWay = logNameProblem(logName, force, io.cwd);
  if (inTheWay !== undefined) report(`--log ${visible(logName)}: ${inTheWay}`);
  if (problems.length > 0 || asked === undefined || maxTurns === undefined) return { ok: false, problems };
  return { ok: true, plan: { ...asked, id, logName, force, maxTurns } };
}

function turnLimit(typed: string | undefined, report: Report): number | undefined {
  const limit = typed === undefined ? usualTurns : wholeNumber(typed);
  if (limit !== undefined && limit >= 1 && limit <= mostTurns) return limit;
  return report(`--max-turns: a whole number from 1 to ${mostTurns} is wanted, not ${quoted(typed ?? "")}.`);
}
