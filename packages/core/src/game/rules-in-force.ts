import type { Board } from "../board/board.ts";
import { boardOf } from "../board/board.ts";
import type { OpeningThrow, Params, Penalty } from "../rules/families.ts";
import type { Rulebook, Words } from "../rules/rulebook.ts";
import { standardRulebook } from "../rules/rulebook.ts";
import { checkSetup } from "../setup/check-setup.ts";
import { rulebookOf } from "../setup/rulebook-of.ts";
import { ruleFor } from "../setup/rules.ts";
import { show } from "../vocabulary/show.ts";
import type { DiceShape, Family, Game, Problem, Seat, Square } from "../vocabulary/vocabulary.ts";
import {
  sensibleOpening,
  sensiblePath,
  sensiblePenalty,
  sensibleSeats,
  sensibleSquare,
  sensibleYesOrNo,
} from "./sensible.ts";

/** A game's rules as functions, their parameters filled in, and its board ready to be asked. */
export interface RulesInForce {
  readonly ok: true;
  readonly board: Board;
  readonly dice: DiceShape;
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  land(from: Square, by: number): Square | null;
  walk(landing: Square): readonly Square[];
  again(dice: readonly number[]): boolean;
  penaltyFor(streak: number): Penalty | null;
  enters(roll: number): boolean;
  captured(others: readonly Seat[]): readonly Seat[];
  opens(seats: readonly Seat[], throws: readonly OpeningThrow[]): { next: Seat } | { starts: Seat };
  over(home: number, underway: number): boolean;
  /** Which lists a state of this game has. */
  readonly uses: { readonly misses: boolean; readonly factors: boolean; readonly goStart: boolean };
}

type Found = RulesInForce | { readonly ok: false; readonly problems: readonly Problem[] };

const inForce = new WeakMap<Rulebook, WeakMap<Game, Found>>();

/**
 * The rules of a game: read with the rulebook given, else with the one it was checked with, else (a game that came
 * as JSON) with the standard one. A game that this rulebook has not checked is checked now, so a forged one is found.
 */
export function rulesInForce(game: Game, rulebook?: Rulebook): Found {
  const words = rulebook ?? rulebookOf(game) ?? standardRulebook;
  let games = inForce.get(words);
  if (games === undefined) inForce.set(words, (games = new WeakMap()));
  const known = games.get(game);
  if (known !== undefined) return known;
  const checked = rulebookOf(game) === words ? { ok: true as const, game } : checkSetup(game, words);
  const found = checked.ok ? compiled(checked.game, words) : checked;
  if (typeof game === "object" && game !== null) games.set(game, found);
  return found;
}

function compiled(game: Game, rulebook: Rulebook): RulesInForce {
  const board = boardOf(game.board);
  const { dice, rules } = game;
  const names = game.players.map(({ name }) => name);
  const seats = names.map((_name, seat) => seat);
  const params = (family: Family) => rules[family] as never;
  const ending = chosen(rulebook.ending, rules.ending);
  const jumping = chosen(rulebook.jumping, rules.jumping);
  const again = chosen(rulebook.again, rules.again);
  const streak = chosen(rulebook.streak, rules.streak);
  const entering = chosen(rulebook.entering, rules.entering);
  const capture = chosen(rulebook.capture, rules.capture);
  const opening = chosen(rulebook.opening, rules.opening);
  const closing = chosen(rulebook.closing, rules.closing);
  const effects = Object.values(game.board.squares);
  return {
    ok: true,
    board,
    dice,
    names,
    seats,
    land(from, by) {
      const landing = ending(from, by, board.size, params("ending"));
      return landing === null ? null : sensibleSquare(landing, board, "ending");
    },
    walk: (landing) => sensiblePath(jumping(landing, board.jumps, params("jumping")), landing, board),
    again: (faces) => sensibleYesOrNo(again(faces, dice, params("again")), "again"),
    penaltyFor(length) {
      const word = streak(length, params("streak"));
      if (word === null) return null;
      const penalty = chosen(rulebook.penalty, word);
      return (seat, standing) => sensiblePenalty(penalty(seat, standing), seats, board);
    },
    enters: (roll) => sensibleYesOrNo(entering(roll, params("entering")), "entering"),
    captured: (others) => sensibleSeats(capture(others, params("capture")), others, "capture"),
    opens: (staying, throws) => sensibleOpening(opening(staying, throws, params("opening")), staying),
    over(home, underway) {
      return underway === 0 || sensibleYesOrNo(closing(home, underway, params("closing")), "closing");
    },
    uses: {
      misses: effects.some((effect) => "skip" in effect),
      factors: effects.some((effect) => "times" in effect),
      goStart: streak.undoesGo === true || penaltyOf(game, rulebook)?.undoesGo === true,
    },
  };
}

function chosen<Rule extends { readonly params?: Params }>(words: Words<Rule>, choice: unknown): Rule {
  const rule = ruleFor(words, choice);
  if (rule === undefined) throw new TypeError(`there is no rule ${show(choice)} in the rulebook`);
  return rule;
}

/** The penalty named by the streak's parameters, if it has any. */
function penaltyOf(game: Game, rulebook: Rulebook): Penalty | null {
  const choice = game.rules.streak;
  if (typeof choice === "string" || typeof choice["penalty"] !== "string") return null;
  return chosen(rulebook.penalty, choice["penalty"]);
}
