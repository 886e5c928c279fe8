import type { PublishedBoard } from "./published-board.ts";

/** Nine rows of nine, so that 81 is at the top right; two ladders share the top 52. */
export const nine_81: PublishedBoard = {
  name: "nine-81",
  source: "the constants of a 9 by 9 board in public TypeScript code, whose repository is not known",
  board: {
    size: 81,
    rows: 9,
    columns: 9,
    ladders: [
      [1, 22],
      [6, 15],
      [11, 27],
      [19, 52],
      [31, 52],
      [46, 63],
      [57, 73],
      [67, 80],
    ],
    snakes: [
      [13, 8],
      [35, 16],
      [50, 44],
      [55, 38],
      [75, 70],
      [78, 59],
    ],
  },
};
