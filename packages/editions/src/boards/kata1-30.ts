import type { PublishedBoard } from "./published-board.ts";

/** The first sample board of the ladder-game kata: five rows of six, so that 30 is at the top right. */
export const kata1_30: PublishedBoard = {
  name: "kata1-30",
  source:
    "github.com/obivandamme/Leiterspiel @c2224eb Leiterspiel/leiterspielbrett1.txt (sample files of the ladder-game application kata)",
  board: {
    size: 30,
    rows: 5,
    columns: 6,
    ladders: [
      [3, 22],
      [5, 8],
      [11, 26],
      [20, 29],
    ],
    snakes: [
      [17, 4],
      [19, 7],
      [21, 9],
      [27, 1],
    ],
  },
};
