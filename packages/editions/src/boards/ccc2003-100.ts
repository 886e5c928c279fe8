import type { PublishedBoard } from "./published-board.ts";

/** The board of the Canadian Computing Competition 2003, played there with two dice from square 1. */
export const ccc2003_100: PublishedBoard = {
  name: "ccc2003-100",
  source: "wcipeg.com/problem/ccc03s1 (Canadian Computing Competition 2003, S1 and J3)",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [9, 34],
      [40, 64],
      [67, 86],
    ],
    snakes: [
      [54, 19],
      [90, 48],
      [99, 77],
    ],
  },
};
