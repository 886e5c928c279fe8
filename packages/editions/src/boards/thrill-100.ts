import type { PublishedBoard } from "./published-board.ts";

/**
 * A board of our own for the edition `thrill`: five snakes, one of them 99→36, and three ladders of nine squares.
 * The snakes 87→74 and 99→36 end at a ladder's foot, a comfort that `snakeThenLadder` allows and `refused` does not.
 */
export const thrill_100: PublishedBoard = {
  name: "thrill-100",
  source: "drawn up for Serpentine",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      { from: 5, to: 14, color: "#009E73" },
      { from: 36, to: 45, color: "#56B4E9" },
      { from: 74, to: 83, color: "#009E73" },
    ],
    snakes: [
      { from: 25, to: 13, color: "#E69F00" },
      { from: 47, to: 38, color: "#CC79A7" },
      { from: 64, to: 52, color: "#E69F00" },
      { from: 87, to: 74, color: "#CC79A7" },
      { from: 99, to: 36, color: "#D55E00" },
    ],
  },
};
