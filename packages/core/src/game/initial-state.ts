import type { Rulebook } from "../rules/rulebook.ts";
import { problemText } from "../setup/problem-text.ts";
import type { Game, GameState } from "../vocabulary/vocabulary.ts";
import { frozenState } from "./frozen-state.ts";
import { rulesInForce } from "./rules-in-force.ts";

/**
 * Everyone on the start, nothing thrown; deeply frozen.
 * Throws a TypeError for a game that no `checkSetup` would have made, and what an opening rule of one's own throws:
 * those are slips in a program.
 */
export function initialState(game: Game, rulebook?: Rulebook): GameState {
  const rules = rulesInForce(game, rulebook);
  if (!rules.ok) throw new TypeError(`not a game: ${rules.problems.map(problemText).join("; ")}`);
  const { board, names, seats, uses } = rules;
  const positions = seats.map(() => board.start);
  const first = rules.opens(seats, []);
  return frozenState({
    status: "playing",
    aborted: false,
    next: "starts" in first ? first.starts : first.next,
    throws: 0,
    streak: 0,
    positions,
    ranking: [],
    players: names,
    start: board.start,
    withdrawn: [],
    misses: uses.misses ? seats.map(() => 0) : null,
    factors: uses.factors ? seats.map(() => 1) : null,
    goStart: uses.goStart ? positions : null,
    opening: "starts" in first ? null : { seats: [], rolls: [] },
  });
}
