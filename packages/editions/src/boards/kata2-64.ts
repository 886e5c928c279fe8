import type { PublishedBoard } from "./published-board.ts";

/** The board of the ladder-game kata's own listing: a ladder on square 1, and one to the last square. */
export const kata2_64: PublishedBoard = {
  name: "kata2-64",
  source:
    "github.com/obivandamme/Leiterspiel @c2224eb Leiterspiel/leiterspielbrett2.txt (sample files of the ladder-game application kata)",
  board: {
    size: 64,
    rows: 8,
    columns: 8,
    image: "kata2-64.png",
    ladders: [
      [1, 30],
      [3, 11],
      [7, 25],
      [17, 34],
      [22, 52],
      [40, 54],
      [41, 57],
      [48, 64],
    ],
    snakes: [
      [14, 6],
      [39, 23],
      [45, 33],
      [47, 19],
      [53, 13],
      [61, 46],
    ],
  },
};
