import type { Check } from "@serpentine/core";
import type { Edition } from "./edition.ts";

/** No jump starts on square 1, which this document does not let a board have; real boards do. */
export const noJumpFromSquareOne: Check = ({ board }) =>
  board.jumps.flatMap(({ from, to }, index) => {
    if (from !== 1) return [];
    const text = `no jump starts on square 1, and ${from}→${to} does`;
    return [{ code: "jumpFromSquareOne", path: ["board", "jumps", index], values: [from, to], text }];
  });

/** The board game that goes on until everybody is home, and follows jumps to their end. */
export const ranking: Edition = {
  name: "ranking",
  title: "Until everyone is home",
  source: 'the interview write-up "Snake and ladder board game", whose Game plays on and makes a ranking',
  rules: {
    ending: "exact",
    jumping: "chained",
    again: "never",
    streak: "unlimited",
    entering: "freely",
    capture: "none",
    opening: "listed",
    closing: "everyoneHome",
  },
  choices: { ending: ["exact", "finish"] },
  dice: { count: 1, faces: 6 },
  diceAllowed: { count: { least: 1, most: 1 }, faces: { least: 1 }, weights: true },
  squares: { least: 2 },
  players: { least: 1 },
  checks: [noJumpFromSquareOne],
};
