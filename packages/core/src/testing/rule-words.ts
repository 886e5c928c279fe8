import { standardRulebook } from "../rules/rulebook.ts";

const { ending, jumping, closing } = standardRulebook;

export type EndingWord = keyof typeof ending;
export type JumpingWord = keyof typeof jumping;
export type ClosingWord = keyof typeof closing;

export const endings = Object.keys(ending) as readonly EndingWord[];
export const jumpings = Object.keys(jumping) as readonly JumpingWord[];
export const closings = Object.keys(closing) as readonly ClosingWord[];

/** Every ending × jumping × closing, so that a suite can run once under each. */
export const ruleCombinations = endings.flatMap((endingWord) => {
  return jumpings.flatMap((jumpingWord) => {
    return closings.map((closingWord) => ({ ending: endingWord, jumping: jumpingWord, closing: closingWord }));
  });
});
