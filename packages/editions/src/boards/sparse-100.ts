import type { PublishedBoard } from "./published-board.ts";

/** The commercial board with fewer jumps. */
export const sparse_100: PublishedBoard = {
  name: "sparse-100",
  source: "github.com/petermainakihara/snakes-and-ladders-phase-4 src/components/data/snakesAndLadders.js",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [1, 38],
      [4, 14],
      [9, 31],
      [21, 42],
      [28, 84],
      [71, 91],
      [80, 100],
    ],
    snakes: [
      [16, 6],
      [48, 26],
      [49, 11],
      [62, 19],
      [87, 24],
      [93, 73],
      [98, 78],
    ],
  },
};
