import { furthestMove } from "../board/throw-range.ts";
import type { Params } from "../rules/families.ts";
import type { Rulebook, Words } from "../rules/rulebook.ts";
import { standardRulebook } from "../rules/rulebook.ts";
import { problem } from "../vocabulary/problem.ts";
import { thrown } from "../vocabulary/show.ts";
import type { Check, Family, Game, Path, Problem } from "../vocabulary/vocabulary.ts";
import { families } from "../vocabulary/vocabulary.ts";
import { Asked } from "./asked.ts";
import { checkBoard } from "./board.ts";
import { checkDice } from "./dice.ts";
import { checkPlayers } from "./players.ts";
import { readable } from "./readable.ts";
import { rememberRulebook } from "./rulebook-of.ts";
import { checkRules, ruleFor } from "./rules.ts";

export type CheckedSetup =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks whatever someone typed. Total: never throws, whatever JavaScript value it gets, and names every problem at
 * once. The game is a copy, frozen, every default written out; the setup is left as it was.
 * `checks` are asked besides the core's own: an edition's, or a club's.
 */
export function checkSetup(
  setup: unknown,
  rulebook: Rulebook = standardRulebook,
  checks: readonly Check[] = [],
): CheckedSetup {
  const asked = new Asked();
  const parts = asked.object(setup, [], ["board", "players", "dice", "rules"]);
  if (parts === undefined) return { ok: false, problems: asked.problems };
  const { board, places } = checkBoard(asked, parts.board);
  const players = checkPlayers(asked, parts.players);
  const dice = checkDice(asked, parts.dice);
  const rules = checkRules(asked, parts.rules, dice, rulebook);
  const game = readable<Game>({ board, players, dice, rules }, ["board", "players", "dice", "rules"]);
  if (asked.problems.length === 0) frozen(game);
  // Asked even when something is wrong, so that all problems come at once.
  const ofRules = families.map(
    (family): Check =>
      (found) =>
        checkOf(rulebook, family, found)?.(found) ?? [],
  );
  for (const check of [reach, ...ofRules, opens(rulebook), ...checks]) {
    asked.reading([], () => {
      for (const found of check(game)) asked.problems.push({ ...found, path: inSetup(found.path, places) });
    });
  }
  if (asked.problems.length > 0) return { ok: false, problems: asked.problems };
  rememberRulebook(game, rulebook);
  return { ok: true, game };
}

/** A check names a jump by its place in the game's one list; the setup may have it under `snakes` or `ladders`. */
function inSetup(path: Path, places: readonly Path[]): Path {
  const [part, list, index, ...rest] = path;
  if (part !== "board" || list !== "jumps" || typeof index !== "number") return path;
  return [...(places[index] ?? ["board", "jumps", index]), ...rest];
}

/** What the rule in force asks of the whole game. */
function checkOf(rulebook: Rulebook, family: Family, game: Game): Check | undefined {
  const words: Words<{ readonly params?: Params; readonly check?: Check }> = rulebook[family];
  return ruleFor(words, game.rules[family])?.check;
}

function reach(game: Game): readonly Problem[] {
  const { size } = game.board;
  const furthest = furthestMove(game);
  if (Number.isSafeInteger(size + furthest)) return [];
  return [problem("unsafeSize", ["board", "size"], size, furthest, Number.MAX_SAFE_INTEGER)];
}

/** Who begins is asked of the rule here, once, so that every checked game has a first state whoever wrote the rule. */
function opens(rulebook: Rulebook): Check {
  return ({ players, rules }) => {
    const rule = ruleFor(rulebook.opening, rules.opening);
    const seats = players.map((_player, seat) => seat);
    if (seats.length === 0) return [];
    try {
      const answer: { next?: unknown; starts?: unknown } = Object(rule?.(seats, [], rules.opening as never));
      const seat = answer.starts ?? answer.next;
      return seats.includes(seat as number) ? [] : openingFailed(seat);
    } catch (error) {
      return openingFailed(thrown(error));
    }
  };
}

function openingFailed(why: unknown): readonly Problem[] {
  return [problem("ruleFailed", ["rules", "opening"], why)];
}

/** Freezes a value made of plain lists and objects; the depth is that of a setup. */
function frozen(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  for (const part of Object.values(value)) frozen(part);
  Object.freeze(value);
}
