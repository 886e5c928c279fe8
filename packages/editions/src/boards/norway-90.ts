import type { PublishedBoard } from "./published-board.ts";

/** Ninety squares, said to be a board printed in Oslo in 2001. Nine rows of ten are a guess. */
export const norway_90: PublishedBoard = {
  name: "norway-90",
  source: "the module of a university course in public code, whose repository is not known",
  board: {
    size: 90,
    rows: 9,
    columns: 10,
    ladders: [
      [1, 40],
      [8, 10],
      [36, 52],
      [43, 62],
      [49, 79],
      [65, 82],
      [68, 85],
    ],
    snakes: [
      [24, 5],
      [33, 3],
      [42, 30],
      [56, 37],
      [64, 27],
      [74, 12],
      [87, 70],
    ],
  },
};
