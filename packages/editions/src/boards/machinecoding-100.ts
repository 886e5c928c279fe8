import type { PublishedBoard } from "./published-board.ts";

/** The board of a public machine-coding exercise. */
export const machinecoding_100: PublishedBoard = {
  name: "machinecoding-100",
  source: "github.com/workattech/machine-coding-feedback/pull/137",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [2, 37],
      [10, 32],
      [27, 46],
      [51, 68],
      [61, 79],
      [65, 84],
      [71, 91],
      [81, 100],
    ],
    snakes: [
      [33, 6],
      [41, 20],
      [49, 9],
      [56, 53],
      [62, 5],
      [88, 16],
      [93, 73],
      [95, 75],
      [98, 64],
    ],
  },
};
