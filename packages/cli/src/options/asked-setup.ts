import type { Family, Problem, RuleChoice } from "@serpentine/core";
import { families, problemText } from "@serpentine/core";
import type { Io } from "../terminal/io.ts";
import type { AskedBoard } from "./board.ts";
import { readBoard } from "./board.ts";
import { readDice } from "./dice.ts";
import type { PlayOptions } from "./play-options.ts";
import type { Report } from "./report.ts";
import { readRule } from "./rule.ts";

/** A setup put together from a board and the options laid over it; not checked yet. */
export interface AskedSetup {
  readonly setup: unknown;
  /** A problem of this setup in words, its place as the person typed it; undefined if that was reported already. */
  readonly placed: (problem: Problem) => string | undefined;
}

const usualPlayers = ["Ann", "Bob"];

/**
 * What could not be read stands as null in the setup, so that the rest can be checked all the same; what the checks
 * then say about the null has been reported before.
 */
export async function askedSetup(options: PlayOptions, io: Io, report: Report): Promise<AskedSetup> {
  const board = await readBoard(options.board, options.edition, io, report);
  const base = board === undefined ? { board: null } : board.setup;
  const at = (option: string) => (problem: string) => report(`--${option}: ${problem}`);
  const chosen: { [family in Family]?: RuleChoice | null } = {};
  for (const family of families) {
    const typed = options[family];
    if (typed !== undefined) chosen[family] = readRule(family, typed, at(family)) ?? null;
  }
  const dice = options.dice === undefined ? undefined : (readDice(options.dice, at("dice")) ?? null);
  const players = options.players?.split(",");
  return {
    setup: isObject(base)
      ? {
          ...base,
          players: players ?? base["players"] ?? usualPlayers,
          ...(dice === undefined ? {} : { dice }),
          ...(base["rules"] === undefined || isObject(base["rules"]) ? { rules: { ...base["rules"], ...chosen } } : {}),
        }
      : base,
    placed(problem) {
      const [part, family] = problem.path;
      if (part === "board" && board === undefined) return undefined;
      if (part === "players" && players !== undefined) return optionText("players", problem);
      if (part === "dice" && dice !== undefined) return dice === null ? undefined : optionText("dice", problem);
      const typed = part === "rules" ? chosen[family as Family] : undefined;
      if (typed !== undefined) return typed === null ? undefined : optionText(String(family), problem);
      return boardText(board, problem);
    },
  };
}

function optionText(option: string, problem: Problem): string {
  return `--${option}: ${problemText({ ...problem, path: [] })}`;
}

/** A path means something in a setup file only. */
function boardText(board: AskedBoard | undefined, problem: Problem): string {
  if (board === undefined) return problemText(problem);
  return `${board.title}: ${problemText(board.isSetup ? problem : { ...problem, path: [] })}`;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
