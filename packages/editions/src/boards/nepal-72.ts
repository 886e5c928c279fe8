import type { PublishedBoard } from "./published-board.ts";

/** A board from Nepal, nine columns by eight rows; two ladders share the top 66. */
export const nepal_72: PublishedBoard = {
  name: "nepal-72",
  source: "github.com/ichabod801/t_games board_games/snakes_and_ladders_game.py (layout 'nepal')",
  board: {
    size: 72,
    rows: 8,
    columns: 9,
    ladders: [
      [10, 23],
      [17, 69],
      [20, 32],
      [27, 41],
      [28, 50],
      [37, 66],
      [45, 67],
      [46, 62],
      [54, 66],
    ],
    snakes: [
      [16, 4],
      [24, 7],
      [29, 6],
      [44, 9],
      [52, 35],
      [55, 3],
      [61, 13],
      [63, 2],
      [71, 51],
    ],
  },
};
