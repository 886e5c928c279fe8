import type { Edition } from "./edition.ts";
import { fiveSnakes, shortLadders, snakeFrom99To36, threeLadders } from "./thrill-checks.ts";

/**
 * The game with a snake just before the end. One or more dice of 1 to 20 faces, fair or weighted; players, snakes
 * and ladders may have colours. `thrill-100` is a board for it.
 */
export const thrill: Edition = {
  name: "thrill",
  title: "A snake on 99",
  source: 'the article "Object-Oriented Design: Snakes and Ladders Game", with its validators',
  rules: {
    ending: "exact",
    jumping: "snakeThenLadder",
    again: "never",
    streak: "unlimited",
    entering: "freely",
    capture: "none",
    opening: "listed",
    closing: "firstHome",
  },
  choices: {},
  dice: { count: 1, faces: 6 },
  diceAllowed: { count: { least: 1 }, faces: { least: 1, most: 20 }, weights: true },
  squares: { least: 100, most: 100 },
  players: { least: 1 },
  checks: [fiveSnakes, threeLadders, shortLadders, snakeFrom99To36],
};
