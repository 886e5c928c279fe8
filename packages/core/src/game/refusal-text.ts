import { problemText } from "../setup/problem-text.ts";
import type { Refusal, RefusalCode } from "../vocabulary/vocabulary.ts";

type Words = (values: Refusal["values"]) => string;

const texts: { readonly [code in RefusalCode]: Words } = {
  over: () => "the game is over",
  aborted: () => "the game was stopped; start a new one",
  badDice: ([found, count, faces]) =>
    `${count === 1 ? "one die" : `${count} dice`} showing 1 to ${faces} ${count === 1 ? "is" : "are"} wanted, not ${found}`,
  noDice: ([throwNumber]) => `no dice came with the roll, and there are none to ask for throw ${throwNumber}`,
  otherDice: ([found, shown]) => `the dice of this game show ${shown}, not ${found}`,
  unknownPlayer: ([player]) => `nobody called ${player} plays here`,
  alreadyHome: ([player]) => `${player} is home`,
  alreadyWithdrew: ([player]) => `${player} has left the game`,
  badReason: ([found]) => `a reason is a text, not ${found}`,
  unknownCommand: ([found]) => `${found} is no command; there are roll, withdraw and abort`,
  badSetup: () => "the setup is not valid",
  badState: ([found]) => `this is not a state of this game: ${found}`,
  ruleFailed: ([why]) => `a rule failed: ${why}`,
};

/** A refusal in words; for a bad setup, its problems follow. */
export function refusalText(refusal: Refusal): string {
  const words = Object.hasOwn(texts, refusal.code) ? texts[refusal.code] : undefined;
  const text = words?.(refusal.values) ?? refusal.code;
  const problems = refusal.problems ?? [];
  return problems.length === 0 ? text : `${text}: ${problems.map(problemText).join("; ")}`;
}
