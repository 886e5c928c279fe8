import type { PublishedBoard } from "./published-board.ts";

/** Five rows of five, so that 25 is at the top right; a recorded game comes with its source. */
export const swift_25: PublishedBoard = {
  name: "swift-25",
  source: "github.com/mihai-salari/code Apps/SnakesAndLaddersText/SnakesAndLaddersText/main.swift",
  board: {
    size: 25,
    rows: 5,
    columns: 5,
    ladders: [
      [3, 11],
      [6, 17],
      [9, 18],
      [10, 12],
    ],
    snakes: [
      [14, 4],
      [19, 8],
      [22, 20],
      [24, 16],
    ],
  },
};
