import type { PublishedBoard } from "./published-board.ts";

/** The first example of LeetCode 909. */
export const lc909_36: PublishedBoard = {
  name: "lc909-36",
  source: "circlecoder.com/snakes-and-ladders/ (example 1)",
  board: {
    size: 36,
    rows: 6,
    columns: 6,
    ladders: [
      [2, 15],
      [14, 35],
    ],
    snakes: [[17, 13]],
  },
};
