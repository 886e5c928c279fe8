import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { problemsOf } from "../testing/problems-of.ts";
import { problemText } from "./problem-text.ts";

function wrong(squares: unknown, more: object = {}) {
  return problemsOf({ board: { size: 20, jumps: [[17, 5]], squares, ...more }, players: ["Ann"] });
}

type Row = readonly [
  key: string,
  effect: unknown,
  code: string,
  path: readonly string[],
  values: unknown[],
  text: string,
];
const anEffect = "an effect is one of { skip }, { again: true }, { times } and { moveTo }";

const rows: readonly Row[] = [
  ["0", { skip: 1 }, "offBoard", [], [0, 1, 20], "board.squares.0: square 0 is not on the board (1 to 20)"],
  ["21", { skip: 1 }, "offBoard", [], [21, 1, 20], "board.squares.21: square 21 is not on the board (1 to 20)"],
  [
    "20",
    { skip: 1 },
    "effectOnHome",
    [],
    [20],
    "board.squares.20: square 20 is the last one; nothing can happen there",
  ],
  [
    "17",
    { skip: 1 },
    "effectOnJump",
    [],
    [17],
    "board.squares.17: a jump starts on square 17; no token comes to rest there",
  ],
  [
    "4",
    { skip: 0 },
    "notWhole",
    ["skip"],
    [0, 1, 100],
    "board.squares.4.skip: a whole number from 1 to 100 is wanted, not 0",
  ],
  [
    "4",
    { skip: 101 },
    "notWhole",
    ["skip"],
    [101, 1, 100],
    "board.squares.4.skip: a whole number from 1 to 100 is wanted, not 101",
  ],
  [
    "4",
    { skip: 1.5 },
    "notWhole",
    ["skip"],
    [1.5, 1, 100],
    "board.squares.4.skip: a whole number from 1 to 100 is wanted, not 1.5",
  ],
  [
    "4",
    { times: 0 },
    "notWhole",
    ["times"],
    [0, 1, 100],
    "board.squares.4.times: a whole number from 1 to 100 is wanted, not 0",
  ],
  [
    "4",
    { times: 101 },
    "notWhole",
    ["times"],
    [101, 1, 100],
    "board.squares.4.times: a whole number from 1 to 100 is wanted, not 101",
  ],
  [
    "4",
    { moveTo: -1 },
    "notWhole",
    ["moveTo"],
    [-1, 0, 19],
    "board.squares.4.moveTo: a whole number from 0 to 19 is wanted, not -1",
  ],
  [
    "4",
    { moveTo: 20 },
    "notWhole",
    ["moveTo"],
    [20, 0, 19],
    "board.squares.4.moveTo: a whole number from 0 to 19 is wanted, not 20",
  ],
  ["4", { again: false }, "notAnEffect", [], ['{"again":false}'], `board.squares.4: ${anEffect}, not {"again":false}`],
  ["4", { again: 1 }, "notAnEffect", [], ['{"again":1}'], `board.squares.4: ${anEffect}, not {"again":1}`],
  ["4", {}, "notAnEffect", [], ["{}"], `board.squares.4: ${anEffect}, not {}`],
  [
    "4",
    { skip: 1, times: 2 },
    "notAnEffect",
    [],
    ['{"skip":1,"times":2}'],
    `board.squares.4: ${anEffect}, not {"skip":1,"times":2}`,
  ],
  ["4", 3, "notAnObject", [], [3], "board.squares.4: an object is wanted, not 3"],
  ["4", null, "notAnObject", [], ["null"], "board.squares.4: an object is wanted, not null"],
  [
    "4",
    { skips: 1, skip: 1 },
    "unknownKey",
    ["skips"],
    ['"skips"', '"skip"', '"again"', '"times"', '"moveTo"'],
    "board.squares.4.skips: there is no skips here; the keys are skip, again, times and moveTo",
  ],
];

test.for(rows)("on square %s, %j: %s", ([key, effect, code, path, values, text]) => {
  const found = wrong({ [key]: effect });
  expect(found).toEqual([{ code, path: ["board", "squares", key, ...path], values }]);
  expect(found.map(problemText)).toEqual([text]);
});

describe("a key", () => {
  // SL-060: two spellings of one square must never both get in.
  test.for([
    "012",
    " 12",
    "12 ",
    "12.0",
    "0x11",
    "1e1",
    "17abc",
    "",
    "-4",
    "+4",
    "__proto__",
    "constructor",
    "99999999999999999999",
    "9007199254740992",
  ])("%j is no square", (key) => {
    const squares: unknown = JSON.parse(`{${JSON.stringify(key)}:{"skip":1}}`);
    expect(wrong(squares)).toEqual([
      { code: "badSquareKey", path: ["board", "squares", key], values: [JSON.stringify(key)] },
    ]);
  });

  test("that is no square is shown as it was written", () => {
    expect(wrong({ "012": { skip: 1 } }).map(problemText)).toEqual([
      'board.squares.012: "012" is not a square written as a plain decimal number',
    ]);
    expect(wrong({ "a b": { skip: 1 } }).map(problemText)).toEqual([
      'board.squares["a b"]: "a b" is not a square written as a plain decimal number',
    ]);
  });

  test("may be as long as numbers are exact", () => {
    const size = 9_000_000_000_000_000;
    expect(wrong({ "8999999999999999": { skip: 1 } }, { size })).toEqual([]);
  });
});

describe("effects", () => {
  test("may be on any other square, at their limits", () => {
    const squares = { 1: { skip: 1 }, 2: { skip: 100 }, 3: { times: 1 }, 4: { times: 100 }, 5: { moveTo: 0 } };
    const more = { 6: { moveTo: 19 }, 19: { again: true } };
    expect(wrong({ ...squares, ...more })).toEqual([]);
    expect(gameOf({ board: { size: 20, squares }, players: ["Ann"] }).board.squares).toStrictEqual(squares);
  });

  test("go no lower than the start", () => {
    expect(wrong({ 5: { moveTo: 1 } }, { start: 1 })).toEqual([]);
    const path = ["board", "squares", "5", "moveTo"];
    expect(wrong({ 5: { moveTo: 0 } }, { start: 1 })).toEqual([{ code: "notWhole", path, values: [0, 1, 19] }]);
  });

  test("are looked at where jumps of every list start", () => {
    const lists = { jumps: [[2, 9]], snakes: [[7, 3]], ladders: [[4, 8]] };
    const found = wrong({ 2: { skip: 1 }, 7: { skip: 1 }, 4: { skip: 1 } }, lists);
    expect(found.map(({ code, values }) => [code, ...values])).toEqual([
      ["effectOnJump", 2],
      ["effectOnJump", 4],
      ["effectOnJump", 7],
    ]);
  });

  test("that are undefined are not there", () => {
    expect(wrong({ 5: undefined, x: undefined })).toEqual([]);
    expect(wrong({ 5: { skip: 1, again: undefined } })).toEqual([]);
  });

  test("are an object", () => {
    expect(wrong([{ skip: 1 }])).toEqual([
      { code: "notAnObject", path: ["board", "squares"], values: ['[{"skip":1}]'] },
    ]);
  });

  test("are still checked when the size is wrong", () => {
    const found = wrong({ 5: { skip: 0 }, 17: { skip: 1 }, 99: { moveTo: 99 } }, { size: 1 });
    expect(found.map(({ code }) => code)).toEqual(["notWhole", "notWhole", "effectOnJump"]);
  });
});
