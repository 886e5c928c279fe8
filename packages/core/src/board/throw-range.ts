import type { DiceShape, Game } from "../vocabulary/vocabulary.ts";

/** The lowest and the highest total of one throw; a face of weight 0 still counts. */
export function throwRange({ count, faces }: DiceShape): { lowest: number; highest: number } {
  return { lowest: count, highest: count * faces };
}

/** The furthest one throw can carry: the highest roll times the largest `times` of any square. */
export function furthestMove({ board, dice }: Pick<Game, "board" | "dice">): number {
  let most = 1;
  for (const effect of Object.values(board.squares)) {
    if ("times" in effect) most = Math.max(most, effect.times);
  }
  return throwRange(dice).highest * most;
}
