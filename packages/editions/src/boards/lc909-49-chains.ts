import type { PublishedBoard } from "./published-board.ts";

/** A LeetCode 909 board full of jumps that end on jumps: valid under `chained` and `once`, not under `refused`. */
export const lc909_49_chains: PublishedBoard = {
  name: "lc909-49-chains",
  source: "github.com/LeetCode-Feedback/LeetCode-Feedback/issues/24143",
  board: {
    size: 49,
    rows: 7,
    columns: 7,
    ladders: [
      [2, 29],
      [3, 21],
      [4, 33],
      [8, 29],
      [17, 20],
      [19, 46],
      [27, 30],
      [29, 44],
    ],
    snakes: [
      [15, 3],
      [20, 6],
      [31, 8],
      [34, 2],
      [45, 27],
      [46, 13],
      [48, 25],
    ],
  },
};
