import type { PublishedBoard } from "./published-board.ts";

/** Numbered 0 to 99 in its source, where tokens begin on 0 and 99 wins; one is added here, and tokens begin on 1. */
export const ocaml2_100_zero_based: PublishedBoard = {
  name: "ocaml2-100-zero-based",
  source: "github.com/IceJinx33/Snakes-and-Ladders game2.json and game5.json",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    start: 1,
    ladders: [
      [1, 38],
      [4, 17],
      [8, 30],
      [21, 42],
      [80, 99],
      [81, 92],
    ],
    snakes: [
      [41, 14],
      [45, 6],
      [49, 10],
      [72, 13],
      [88, 24],
      [93, 65],
    ],
  },
};
