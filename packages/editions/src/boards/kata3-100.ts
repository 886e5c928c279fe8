import type { PublishedBoard } from "./published-board.ts";

/** The third sample board of the ladder-game kata. */
export const kata3_100: PublishedBoard = {
  name: "kata3-100",
  source:
    "github.com/obivandamme/Leiterspiel @c2224eb Leiterspiel/leiterspielbrett3.txt (sample files of the ladder-game application kata)",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [3, 45],
      [6, 26],
      [9, 11],
      [22, 41],
      [28, 65],
      [31, 49],
      [42, 62],
      [70, 90],
      [74, 95],
      [82, 98],
      [89, 91],
    ],
    snakes: [
      [25, 15],
      [29, 5],
      [38, 19],
      [54, 35],
      [58, 56],
      [73, 52],
      [77, 61],
      [88, 85],
      [99, 75],
    ],
  },
};
