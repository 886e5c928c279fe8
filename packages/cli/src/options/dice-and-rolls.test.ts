import { expect, test } from "vitest";
import { readDice } from "./dice.ts";
import { readRolls } from "./rolls.ts";
import { wholeNumber } from "./whole-number.ts";

function read<Value>(reader: (typed: string, report: (problem: string) => undefined) => Value, typed: string) {
  const problems: string[] = [];
  const value = reader(typed, (problem) => void problems.push(problem));
  return problems.length === 0 ? value : problems;
}

test.each([
  ["1d6", 1, 6],
  ["2D6", 2, 6],
  ["2x6", 2, 6],
  [" 3 × 20 ", 3, 20],
  ["d20", 1, 20],
  ["0d0", 0, 0],
])("--dice %j is %i of %i", (typed, count, faces) => {
  expect(read(readDice, typed)).toEqual({ count, faces });
});

test.each(["", "6", "2d", "d", "2z6", "-1d6", "2d6d6", "2d6.5", "99999999999999999d6", "2d1e3"])(
  "--dice %j is none",
  (typed) => {
    expect(read(readDice, typed)).toEqual([
      `"${typed}" is not a number of dice and their faces; two dice of six faces are 2d6.`,
    ]);
  },
);

test.each([
  ["3,6,5", [[3], [6], [5]]],
  ["3 6 5", [[3], [6], [5]]],
  [" 3 , 6 ", [[3], [6]]],
  [
    "3+4,6 + 1",
    [
      [3, 4],
      [6, 1],
    ],
  ],
])("--rolls %j", (typed, throws) => {
  expect(read(readRolls, typed)).toEqual(throws);
});

test.each([
  ["", [""]],
  ["3,,5", [""]],
  ["3,x,5,-1", ["x", "-1"]],
  ["1.5", ["1.5"]],
  ["3+", ["3+"]],
  ["0x3", ["0x3"]],
])("--rolls %j has no throws in %j", (typed, wrong) => {
  expect(read(readRolls, typed)).toEqual(
    wrong.map((text) => `"${text}" is not a throw; write 3,6,5, or with two dice 3+4,6+1.`),
  );
});

test("a whole number is plain digits", () => {
  expect(["0", "7", " 10 ", "9007199254740991"].map(wholeNumber)).toEqual([0, 7, 10, Number.MAX_SAFE_INTEGER]);
  for (const typed of ["", "+1", "-1", "1.0", "1e3", "0x1", "01", "9007199254740992", "١", "1_000"]) {
    expect([typed, wholeNumber(typed)]).toEqual([typed, undefined]);
  }
});
