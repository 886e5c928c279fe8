import type { PublishedBoard } from "./published-board.ts";

/** The commercial Chutes and Ladders with a chute on 47; `chutes-100-48` is the other one in circulation. */
export const chutes_100_47: PublishedBoard = {
  name: "chutes-100-47",
  source:
    "github.com/ichabod801/t_games board_games/snakes_and_ladders_game.py (layout 'milton'); github.com/Daoductrung/PlayAural server/games/snakesandladders/game.py",
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
      [47, 26],
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
