import type { Game } from "@serpentine/core";
import { checkSetup } from "@serpentine/core";
import { checkEdition } from "@serpentine/editions";
import type { Io } from "../terminal/io.ts";
import { quoted } from "../text/visible.ts";
import { askedSetup } from "./asked-setup.ts";
import type { AskedSource } from "./asked-source.ts";
import { askedSource, diceOf } from "./asked-source.ts";
import { readEdition } from "./edition.ts";
import type { PlayOptions } from "./play-options.ts";
import type { Report } from "./report.ts";

/** A game and its dice, checked. */
export interface AskedGame extends AskedSource {
  readonly game: Game;
}

/** Checks what is to be played and with which dice; every problem is reported. */
export async function askedGame(options: PlayOptions, io: Io, report: Report): Promise<AskedGame | undefined> {
  checkValues(options, report);
  const edition = options.edition === undefined ? undefined : readEdition(options.edition, report);
  const { setup, placed } = await askedSetup(options, io, report);
  const checked = edition === undefined ? checkSetup(setup) : checkEdition(edition, setup);
  if (!checked.ok) {
    // A problem of a board that is no setup has no path, so that two may read the same.
    const found = new Set(checked.problems.map(placed).filter((text) => text !== undefined));
    for (const problem of found) report(problem);
    if (checked.problems.some(({ code }) => code === "chain")) report(chainHint);
  }
  const dice = checked.ok ? checked.game.dice : diceOf(setup, edition?.dice);
  const source = askedSource(options, dice, io, report);
  return checked.ok && source !== undefined ? { game: checked.game, ...source } : undefined;
}

const chainHint =
  "--jumping: the rule is refused, which lets no jump end where another starts; once, chained and snakeThenLadder do.";

/** `--seed --auto` is a seed that was forgotten, and then a game that would wait at the terminal. */
function checkValues(options: PlayOptions, report: Report): void {
  for (const [option, value] of Object.entries(options)) {
    if (typeof value !== "string" || !value.startsWith("--")) continue;
    const name = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    report(`--${name}: a value is wanted, and ${quoted(value)} looks like an option.`);
  }
}
