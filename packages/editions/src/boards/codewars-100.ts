import type { PublishedBoard } from "./published-board.ts";

/** The board of the Codewars kata "Snakes and Ladders". */
export const codewars_100: PublishedBoard = {
  name: "codewars-100",
  source:
    "github.com/david-abell/snakes-and-ladders js/GameBoard.js; also github.com/ssamko0911/codeWarsProject src/task053/config/config.php",
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
      [87, 94],
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
