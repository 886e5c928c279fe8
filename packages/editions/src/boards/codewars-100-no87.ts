import type { PublishedBoard } from "./published-board.ts";

/** The Codewars board without its ladder from 87 to 94, as several projects have it. */
export const codewars_100_no87: PublishedBoard = {
  name: "codewars-100-no87",
  source:
    "github.com/reaandrew/snakes-and-ladders packages/go-backend/internal/game/board.go; github.com/shabara78/snakes-and-ladders src/utils/gameConfig.ts",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [2, 38],
      [7, 14],
      [8, 31],
      [15, 26],
      [21, 42],
      [28, 84],
      [36, 44],
      [51, 67],
      [71, 91],
      [78, 98],
    ],
    snakes: [
      [16, 6],
      [46, 25],
      [49, 11],
      [62, 19],
      [64, 60],
      [74, 53],
      [89, 68],
      [92, 88],
      [95, 75],
      [99, 80],
    ],
  },
};
