import { expect, test } from "vitest";
import { problem } from "../vocabulary/problem.ts";
import { show } from "../vocabulary/show.ts";
import type { RefusalCode } from "../vocabulary/vocabulary.ts";
import { refusalCodes } from "../vocabulary/vocabulary.ts";
import { refusalText } from "./refusal-text.ts";

/** What is read for each code, with values like those it comes with. */
const read: { readonly [code in RefusalCode]: readonly (readonly [values: readonly unknown[], text: string])[] } = {
  over: [[[], "the game is over"]],
  aborted: [[[], "the game was stopped; start a new one"]],
  badDice: [
    [[[7], 1, 6], "one die showing 1 to 6 is wanted, not [7]"],
    [[[7], 2, 8], "2 dice showing 1 to 8 are wanted, not [7]"],
  ],
  otherDice: [[[[4], [5]], "the dice of this game show [5], not [4]"]],
  noDice: [[[12], "no dice came with the roll, and there are none to ask for throw 12"]],
  unknownPlayer: [[["Eve"], 'nobody called "Eve" plays here']],
  alreadyHome: [[["Ann"], '"Ann" is home']],
  alreadyWithdrew: [[["Ann"], '"Ann" has left the game']],
  badReason: [[[3], "a reason is a text, not 3"]],
  unknownCommand: [[["ROLL"], '"ROLL" is no command; there are roll, withdraw and abort']],
  badSetup: [[[], "the setup is not valid"]],
  badState: [[[{}], "this is not a state of this game: {}"]],
  ruleFailed: [[["boom"], 'a rule failed: "boom"']],
};

const examples = refusalCodes.flatMap((code) => read[code].map(([values, text]) => [code, values, text] as const));

test.for(examples)("%s with %o: %s", ([code, values, text]) => {
  expect(refusalText({ code, values: values.map(show) })).toBe(text);
});

test("the problems of a bad setup follow", () => {
  const problems = [problem("missing", ["board"], "size"), problem("weightsAllZero", ["dice", "weights"])];
  expect(refusalText({ code: "badSetup", values: [], problems })).toBe(
    "the setup is not valid: board: size is missing; dice.weights: the weights are all 0",
  );
  expect(refusalText({ code: "badSetup", values: [], problems: [] })).toBe("the setup is not valid");
});

test("a code that there is not is shown as it is", () => {
  expect(refusalText({ code: "constructor" as never, values: [] })).toBe("constructor");
});
