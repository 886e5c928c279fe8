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
import { wholeNumber } from "./whole-number.ts";

/** A game that may begin: everything about it has been checked. */
export interface Plan extends AskedSource {
  readonly id: string;
  readonly game: Game;
  readonly logName: string;
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
  const report = (problem: string) => void problems.push(problem);
  for (const [option, value] of Object.entries(options)) {
    // `--seed --auto` is a seed that was forgotten, and an automatic game that would wait at the terminal.
    if (typeof value === "string" && value.startsWith("--")) report(`--${dashed(option)}: ${quoted(value)} is an option; a value is missing.`);
  }
  const edition = options.edition === undefined ? undefined : readEdition(options.edition, (problem) => report(`--edition: ${problem}`));
  const { setup, placed } = await askedSetup(options, io, report);
  const checked = edition === undefined ? checkSetup(setup) : checkEdition(edition, setup);
  if (!checked.ok) {
    const texts = checked.problems.map(placed).filter((text) => text !== undefined);
    problems.push(...new Set(texts));
    if (checked.problems.some(({ code }) => code === "chain")) report("Jumps may end on jumps with --jumping once, chained or snakeThenLadder.");
  }
  const source = askedSource(options, checked.ok ? checked.game.dice : diceOf(setup, edition?.dice), io, report);
  const maxTurns = options.maxTurns === undefined ? usualTurns : wholeNumber(options.maxTurns);
  if (maxTurns === undefined || maxTurns < 1 || maxTurns > mostTurns) {
    report(`--max-turns: a whole number from 1 to ${mostTurns} is wanted, not ${quoted(options.maxTurns ?? "")}.`);
  }
  const id = newId(io);
  const logName = options.log ?? logNameOf(id);
  const force = options.force === true;
  const inTheWay = logNameProblem(logName, force, io.cwd);
  if (inTheWay !== undefined) report(`${options.log === undefined ? "the log" : "--log"} ${visible(logName)}: ${inTheWay}`);
  if (problems.length > 0 || !checked.ok || source === undefined || maxTurns === undefined) return { ok: false, problems };
  return { ok: true, plan: { id, game: checked.game, ...source, logName, force, maxTurns } };
}

function dashed(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
