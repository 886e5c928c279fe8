import type { PublishedBoard } from "./published-board.ts";

/** The commercial Chutes and Ladders with a chute on 48; `chutes-100-47` is the other one in circulation. */
export const chutes_100_48: PublishedBoard = {
  name: "chutes-100-48",
  source: "github.com/JoshTrebilco/chutes-and-ladders app/Game/Board.php",
  board: {
    size: 100,
    rows: 10,
    columns: 10,
    ladders: [
      [1, 38],
      [4, 14],
      [9, 31],
      [21, 42],
      [28, 84],
      [36, 44],
      [51, 67],
      [71, 91],
      [80, 100],
    ],
    snakes: [
      [16, 6],
      [48, 26],
      [49, 11],
      [56, 53],
      [62, 19],
      [64, 60],
      [87, 24],
      [93, 73],
      [95, 75],
      [98, 78],
    ],
  },
};
