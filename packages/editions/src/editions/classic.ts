import type { Edition } from "./edition.ts";

/** The classic board game: exactly on to the last square, and another turn on the highest face, unless switched off. */
export const classic: Edition = {
  name: "classic",
  title: "The classic board game",
  source: 'the design exercise "Snake and Ladder: Classic Board Game", with a worked game',
  rules: {
    ending: "exact",
    jumping: "refused",
    again: "highest",
    streak: "unlimited",
    entering: "freely",
    capture: "none",
    opening: "listed",
    closing: "firstHome",
  },
  choices: { again: ["highest", "never"] },
  dice: { count: 1, faces: 6 },
  diceAllowed: { count: { least: 1, most: 1 }, faces: { least: 1 }, weights: false },
  // 100 as a rule, but the page makes the size an argument, and its worked game has 20 squares.
  squares: { least: 2 },
  players: { least: 2 },
  checks: [],
};
