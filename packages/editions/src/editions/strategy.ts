import type { Edition } from "./edition.ts";

/** The engine with three ways of ending a game: endings are strategies, and another turn after a six is a switch. */
export const strategy: Edition = {
  name: "strategy",
  title: "Three endings, one engine",
  source: 'the exercise "Snake and Ladder", whose class Game takes a config and answers INVALID or OVER',
  rules: {
    ending: "exact",
    jumping: "refused",
    again: "never",
    streak: "unlimited",
    entering: "freely",
    capture: "none",
    opening: "listed",
    closing: "firstHome",
  },
  choices: { ending: "any", again: ["never", "highest"] },
  dice: { count: 1, faces: 6 },
  diceAllowed: { count: { least: 1, most: 1 }, faces: { least: 6, most: 6 }, weights: false },
  squares: { least: 6 },
  players: { least: 2 },
  checks: [],
};
