import { furthestMove, throwRange } from "../board/throw-range.ts";
import type { Params } from "../rules/families.ts";
import type { Rulebook, Words } from "../rules/rulebook.ts";
import { standardRulebook } from "../rules/rulebook.ts";
import { families } from "../vocabulary/vocabulary.ts";
import type { Check, Game, Path, Problem } from "../vocabulary/vocabulary.ts";
import { Asked } from "./asked.ts";
import { checkBoard } from "./board.ts";
import { checkDice } from "./dice.ts";
import { checkPlayers } from "./players.ts";
import { checkRules, ruleFor } from "./rules.ts";
import { rememberRulebook } from "./rulebook-of.ts";

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
  const checked = checkBoard(asked, parts.board);
  const players = checkPlayers(asked, parts.players);
  const dice = checkDice(asked, parts.dice);
  const rules = checkRules(asked, parts.rules, dice, rulebook);
  if (checked === undefined || players === undefined || dice === undefined || rules === undefined) {
    return { ok: false, problems: asked.problems };
  }
  const game = frozen({ board: checked.board, players, dice, rules });
  checkReach(asked, game);
  // Asked even when a jump or a square is wrong, so that all problems come at once.
  for (const check of [...checksOf(game, rulebook), ...checks]) {
    asked.reading([], () => {
      const problems = check(game);
      asked.problems.push(...problems.map((found) => ({ ...found, path: inSetup(found.path, checked.places) })));
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

function checksOf(game: Game, rulebook: Rulebook): readonly Check[] {
  return families.flatMap((family) => {
    const words: Words<{ readonly params?: Params; readonly check?: Check }> = rulebook[family];
    const check = ruleFor(words, game.rules[family])?.check;
    return check === undefined ? [] : [check];
  });
}

function checkReach(asked: Asked, game: Game): void {
  if (Number.isSafeInteger(game.board.size + furthestMove(game))) return;
  const { highest } = throwRange(game.dice);
  asked.add("unsafeSize", ["board", "size"], game.board.size, highest, Number.MAX_SAFE_INTEGER);
}

/** Freezes a value made of plain lists and objects; the depth is that of a setup. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
