import type { PublishedBoard } from "./published-board.ts";

/** Numbered 0 ("Start") to 99 ("Ziel") in its source, on ten rows of ten; one is added here, and tokens begin on 1. */
export const leiterli_100_zero_based: PublishedBoard = {
  name: "leiterli-100-zero-based",
  source: "github.com/anna-staub/leiterlispiel assets/feld.js",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    start: 1,
    ladders: [
      [6, 15],
      [17, 37],
      [35, 55],
      [53, 88],
      [63, 83],
    ],
    snakes: [
      [23, 3],
      [33, 13],
      [60, 41],
      [91, 51],
      [95, 75],
    ],
  },
};
