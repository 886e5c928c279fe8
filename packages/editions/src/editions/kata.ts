import type { Edition } from "./edition.ts";

/**
 * The ladder game of the kata, on the board of a board file. Its three variations are switches: another turn on a
 * six, a token that is beaten goes back to the start, and a throw for who begins.
 */
export const kata: Edition = {
  name: "kata",
  title: "The ladder game",
  source: 'the application kata "Ladder game" (Leiterspiel) of the Clean Code Developer Akademie',
  rules: {
    ending: "exact",
    jumping: "chained",
    again: "never",
    streak: "unlimited",
    entering: "freely",
    capture: "none",
    opening: "listed",
    closing: "firstHome",
  },
  choices: {
    again: ["never", "highest"],
    capture: ["none", "sendToStart"],
    opening: ["listed", "highestRoll"],
  },
  dice: { count: 1, faces: 6 },
  diceAllowed: { count: { least: 1, most: 1 }, faces: { least: 6, most: 6 }, weights: false },
  squares: { least: 2 },
  players: { least: 2, most: 4 },
  checks: [],
};
