import { furthestMove } from "../../board/throw-range.ts";
import { problem } from "../../vocabulary/problem.ts";
import type { Game, Problem, Square } from "../../vocabulary/vocabulary.ts";

/** A roll past home counts back from home. */
export function bounce(from: Square, by: number, size: number): Square {
  const past = from + by - size;
  return past > 0 ? size - past : from + by;
}

/** A longer roll would bounce off the near end of the board. */
bounce.check = (game: Game): readonly Problem[] => {
  const furthest = furthestMove(game);
  if (furthest <= game.board.size) return [];
  return [problem("bounceTooShort", ["rules", "ending"], furthest, game.board.size)];
};
