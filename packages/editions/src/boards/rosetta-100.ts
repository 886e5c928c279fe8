import type { PublishedBoard } from "./published-board.ts";

/** The board of the Rosetta Code task. */
export const rosetta_100: PublishedBoard = {
  name: "rosetta-100",
  source: "rosettacode.org/wiki/Snake_And_Ladder",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [4, 14],
      [9, 31],
      [20, 38],
      [28, 84],
      [40, 59],
      [51, 67],
      [63, 81],
      [71, 91],
    ],
    snakes: [
      [17, 7],
      [54, 34],
      [62, 19],
      [64, 60],
      [87, 24],
      [93, 73],
      [95, 75],
      [99, 78],
    ],
  },
};
