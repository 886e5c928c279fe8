import { expect, test } from "vitest";
import { problem } from "../vocabulary/problem.ts";
import type { ProblemCode } from "../vocabulary/vocabulary.ts";
import { problemCodes } from "../vocabulary/vocabulary.ts";
import { problemText } from "./problem-text.ts";

const most = Number.MAX_SAFE_INTEGER;

/** What is read for each code, with values like those it comes with. */
const read: { readonly [code in ProblemCode]: readonly (readonly [values: readonly unknown[], text: string])[] } = {
  notAnObject: [[[3], "an object is wanted, not 3"]],
  notAList: [[["AB"], "a list is wanted, not AB"]],
  listTooLong: [[[11, 10], "the list has 11 entries; 10 is the most"]],
  missing: [[["size"], "size is missing"]],
  unknownKey: [
    [["rul", "board", "players", "rules"], "there is no rul here; the keys are board, players and rules"],
    [["x", "rolls"], "there is no x here; the keys are rolls"],
    [["a b", "from", "to"], 'there is no "a b" here; the keys are from and to'],
  ],
  notText: [[[5], "a text is wanted, not 5"]],
  notWhole: [
    [[0, 1, 10], "a whole number from 1 to 10 is wanted, not 0"],
    [[0, 1, most], "a whole number from 1 is wanted, not 0"],
    [["5", Number.MIN_SAFE_INTEGER, most], 'a whole number is wanted, not "5"'],
  ],
  unsafeSize: [[[most, 6, most], `a board of ${most} with rolls up to 6 is past what numbers can count exactly`]],
  tooFew: [
    [[0, 1], "at least 1 is wanted, there are 0"],
    [[1, 2], "at least 2 are wanted, there is 1"],
  ],
  tooMany: [
    [[5, 4], "at most 4 are allowed, there are 5"],
    [[2, 1], "at most 1 is allowed, there are 2"],
  ],
  blankName: [[[" "], 'the name " " is blank']],
  repeatedName: [[["Ann", 0], "the name Ann is there already, in place 1"]],
  notAJump: [[[[1, 2, 3]], "a jump is [from, to] or { from, to }, not [1,2,3]"]],
  offBoard: [[[21, 1, 20], "square 21 is not on the board (1 to 20)"]],
  jumpToItself: [[[7], "a jump from 7 to 7 goes nowhere"]],
  jumpFromHome: [[[9, 1], "the jump 9→1 starts on the last square"]],
  repeatedStart: [[[4, 14, 20], "two jumps start on square 4: to 14 and to 20"]],
  snakeGoesUp: [[[5, 9], "the snake 5→9 does not go down"]],
  ladderGoesDown: [[[12, 3], "the ladder 12→3 does not go up"]],
  chain: [[[2, 8, 1], "the jump 2→8 ends where the jump 8→1 starts"]],
  loop: [[[3, 12, 7], "the jumps 3→12→7→3 go round in a loop"]],
  badSquareKey: [[["012"], '"012" is not a square written as a plain decimal number']],
  effectOnHome: [[[20], "square 20 is the last one; nothing can happen there"]],
  effectOnJump: [[[17], "a jump starts on square 17; no token comes to rest there"]],
  notAnEffect: [[[{}], "an effect is one of { skip }, { again: true }, { times } and { moveTo }, not {}"]],
  wrongArea: [[[2, 4, 9], "2 rows × 4 columns are not 9 squares"]],
  weightsMismatch: [[[5, 6], "one weight for each face is wanted: 6, not 5"]],
  weightsAllZero: [[[], "the weights are all 0"]],
  weightsTooHeavy: [[[2 ** 33, 2 ** 32], "the weights add up to 8589934592; 4294967296 is the most"]],
  notAStart: [[[2], "tokens start on 0 or on 1, not on 2"]],
  unknownRule: [[["ending", "x", "exact", "{ half }"], "x is no rule for ending; there are exact and { half }"]],
  emptyRolls: [[[], "the list of rolls is empty"]],
  rollOutOfReach: [[[7, 1, 6], "the dice cannot roll 7, only 1 to 6"]],
  bounceTooShort: [[[12, 9], "with bounce no roll may go past the whole board: 12 squares at most, 9 on the board"]],
  notAState: [
    [[102], "a state of this game cannot have 102 here"],
    [[null, "playing"], "a state of this game cannot have null with playing here"],
  ],
  ruleFailed: [[["boom"], "the rule failed: boom"]],
  unreadable: [[["boom"], "this could not be read: boom"]],
  edition: [[["kata", "2 to 4 players"], 'kata asks for "2 to 4 players"']],
};

const examples = problemCodes.flatMap((code) => read[code].map(([values, text]) => [code, values, text] as const));

test.for(examples)("%s with %o: %s", ([code, values, text]) => {
  expect(problemText(problem(code, [], ...values))).toBe(text);
});

test.for([
  [["board"], "board"],
  [["board", "jumps", 2, "to"], "board.jumps[2].to"],
  [["board", "squares", "12"], "board.squares.12"],
  [["board", "squares", "a b"], 'board.squares["a b"]'],
  [["board", "squares", ""], 'board.squares[""]'],
  [["\u001b[2J"], '["\\u001b[2J"]'],
  [[0], "[0]"],
] as const)("the place %j is written %s", ([path, place]) => {
  expect(problemText(problem("weightsAllZero", path))).toBe(`${place}: the weights are all 0`);
});

test("a check of one's own words its problems itself", () => {
  expect(problemText({ code: "myClub", path: ["players"], values: [], text: "too loud" })).toBe("players: too loud");
  expect(problemText({ code: "myClub", path: [], values: [] })).toBe("myClub");
  expect(problemText({ code: "constructor", path: [], values: [] })).toBe("constructor");
});
