import type { Effect } from "@serpentine/core";
import type { HouseRule } from "./house-rule.ts";

const geese = [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59];
const again: Effect = { again: true };

/**
 * The track of the game of the goose, with what our squares can do: a goose gives another turn (in some families it
 * moves the same number again), the bridge and the maze move the token, the inn, the well and the prison make it
 * miss two goes (in some the last two wait for another token), and death sends it back to the start.
 * Source: knauer.org/mike/sca/classes/gameofgoose.html (squares, bridge, inn, maze, death, bounce);
 * chiquiplanet.com/board_games/goose.html (again on a goose, two turns in the well);
 * martinandella.com/shop/toys/games/goose-toy-game/ (two turns in the cage on 52).
 */
export const goose_squares: HouseRule = {
  name: "goose-squares",
  title: "Squares of the goose",
  source:
    "knauer.org/mike/sca/classes/gameofgoose.html; chiquiplanet.com/board_games/goose.html; martinandella.com/shop/toys/games/goose-toy-game/",
  setup: {
    board: {
      size: 63,
      squares: {
        ...Object.fromEntries(geese.map((square) => [square, again])),
        "6": { moveTo: 12 },
        "19": { skip: 2 },
        "31": { skip: 2 },
        "42": { moveTo: 30 },
        "52": { skip: 2 },
        "58": { moveTo: 0 },
      },
    },
    dice: { count: 2, faces: 6 },
    rules: { ending: "bounce" },
  },
};
