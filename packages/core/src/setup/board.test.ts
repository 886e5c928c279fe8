import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { problemsOf } from "../testing/problems-of.ts";
import { problemText } from "./problem-text.ts";

const most = Number.MAX_SAFE_INTEGER;
const least = Number.MIN_SAFE_INTEGER;
const boardKeys = ["size", "jumps", "snakes", "ladders", "start", "rows", "columns", "image", "squares"];
const jump = { from: 3, to: 5 };
const quoted = (word: string) => `"${word}"`;

/** Found under the rules that ask least of a board. */
function wrong(board: unknown) {
  return problemsOf({ board, players: ["Ann"], rules: { jumping: "once" } });
}

type Row = readonly [what: string, board: unknown, code: string, path: readonly unknown[], values: unknown[]];

const rows: readonly Row[] = [
  ["no size", {}, "missing", [], ['"size"']],
  ["no object", [], "notAnObject", [], ["[]"]],
  ["null", null, "notAnObject", [], ["null"]],
  ["a misspelt key", { size: 9, jump: [] }, "unknownKey", ["jump"], ["jump", ...boardKeys].map(quoted)],
  ["another start", { size: 9, start: 2 }, "notAStart", ["start"], [2]],
  ["a start as text", { size: 9, start: "1" }, "notAStart", ["start"], ['"1"']],
  ["no rows", { size: 9, rows: 0 }, "notWhole", ["rows"], [0, 1, most]],
  ["half a column", { size: 9, columns: 1.5 }, "notWhole", ["columns"], [1.5, 1, most]],
  ["a wrong area", { size: 9, rows: 2, columns: 4 }, "wrongArea", ["rows"], [2, 4, 9]],
  ["an image that is no text", { size: 9, image: 1 }, "notText", ["image"], [1]],
  ["jumps that are no list", { size: 9, jumps: { 3: 5 } }, "notAList", ["jumps"], ['{"3":5}']],
  ["a number for a jump", { size: 9, jumps: [3] }, "notAJump", ["jumps", 0], [3]],
  ["three ends", { size: 9, jumps: [[3, 5, 7]] }, "notAJump", ["jumps", 0], ["[3,5,7]"]],
  ["one end", { size: 9, snakes: [[3]] }, "notAJump", ["snakes", 0], ["[3]"]],
  ["no end", { size: 9, jumps: [{ from: 3 }] }, "missing", ["jumps", 0], ['"to"']],
  ["no beginning", { size: 9, jumps: [{ to: 3 }] }, "missing", ["jumps", 0], ['"from"']],
  [
    "a key too many",
    { size: 9, jumps: [{ from: 3, to: 5, colour: "red" }] },
    "unknownKey",
    ["jumps", 0, "colour"],
    ["colour", "from", "to", "color"].map(quoted),
  ],
  ["a colour that is no text", { size: 9, jumps: [{ ...jump, color: 7 }] }, "notText", ["jumps", 0, "color"], [7]],
  ["an end as text", { size: 9, jumps: [[3, "5"]] }, "notWhole", ["jumps", 0, 1], ['"5"', least, most]],
  [
    "half a beginning",
    { size: 9, jumps: [{ ...jump, from: 3.5 }] },
    "notWhole",
    ["jumps", 0, "from"],
    [3.5, least, most],
  ],
  [
    "an end of null",
    { size: 9, ladders: [{ from: 3, to: null }] },
    "notWhole",
    ["ladders", 0, "to"],
    ["null", least, most],
  ],
  ["a jump from 0", { size: 9, jumps: [[0, 5]] }, "offBoard", ["jumps", 0], [0, 1, 9]], // SL-054
  ["a jump past home", { size: 9, jumps: [[4, 10]] }, "offBoard", ["jumps", 0], [10, 1, 9]],
  ["a jump to 0", { size: 9, jumps: [[4, 0]] }, "offBoard", ["jumps", 0], [0, 1, 9]],
  ["a jump from home", { size: 9, jumps: [[9, 1]] }, "jumpFromHome", ["jumps", 0], [9, 1]], // SL-042
  ["a jump to itself", { size: 9, jumps: [[7, 7]] }, "jumpToItself", ["jumps", 0], [7]],
  ["a snake that goes up", { size: 9, snakes: [[5, 7]] }, "snakeGoesUp", ["snakes", 0], [5, 7]],
  ["a ladder that goes down", { size: 9, ladders: [[7, 5]] }, "ladderGoesDown", ["ladders", 0], [7, 5]],
  // SL-051
  [
    "two jumps from one square",
    {
      size: 20,
      jumps: [
        [4, 14],
        [4, 19],
      ],
    },
    "repeatedStart",
    ["jumps", 1],
    [4, 14, 19],
  ],
  // SL-050
  [
    "a snake and a ladder there",
    { size: 20, snakes: [[9, 2]], ladders: [[9, 15]] },
    "repeatedStart",
    ["ladders", 0],
    [9, 2, 15],
  ],
];

test.for(rows)("%s", ([, board, code, path, values]) => {
  expect(wrong(board)).toEqual([{ code, path: ["board", ...path], values }]);
});

describe("the size", () => {
  test.for([2, 6, 100.0, 1_000_000_000])("may be %d", (size) => {
    expect(wrong({ size })).toEqual([]); // SL-056, SL-058, SL-062
  });
  test.for([
    ["100", '"100"'],
    [10.5, 10.5],
    [1e21, 1e21],
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [-10, -10],
    [0, 0],
    [1, 1],
    [null, "null"],
    [true, "true"],
    [[100], "[100]"],
    [100n, "100n"],
  ] as const)("may not be %o", ([size, shown]) => {
    expect(wrong({ size })).toEqual([{ code: "notWhole", path: ["board", "size"], values: [shown, 2, most] }]); // SL-056
  });
  test("and the longest roll can be counted exactly", () => {
    expect(wrong({ size: most - 6 })).toEqual([]);
    const unsafe = wrong({ size: most - 5 });
    expect(unsafe).toEqual([{ code: "unsafeSize", path: ["board", "size"], values: [most - 5, 6, most] }]);
    expect(unsafe.map(problemText)).toEqual([
      "board.size: a board of 9007199254740986 with rolls up to 6 is past what numbers can count exactly",
    ]);
  });
  test("and the longest roll can be counted exactly when a square multiplies it", () => {
    expect(wrong({ size: most - 12, squares: { 5: { times: 2 } } })).toEqual([]);
    expect(wrong({ size: most - 11, squares: { 5: { times: 2 } } })).toEqual([
      { code: "unsafeSize", path: ["board", "size"], values: [most - 11, 12, most] },
    ]);
  });
});

describe("a jump", () => {
  test.for([
    { size: 36, jumps: [[2, 36]] },
    {
      size: 64,
      jumps: [
        [48, 64],
        [14, 6],
      ],
    }, // SL-043: home may be where a ladder ends
    { size: 64, jumps: [[1, 30]] }, // SL-053
    {
      size: 72,
      jumps: [
        [37, 66],
        [54, 66],
      ],
    }, // SL-052
    {
      size: 64,
      jumps: [
        [51, 35],
        [36, 50],
        [9, 2],
        [3, 4],
      ],
    }, // SL-063
    {
      size: 9,
      start: 1,
      jumps: [
        [2, 5],
        [8, 1],
      ],
    },
  ])("may be one of %j", (board) => {
    expect(problemsOf({ board, players: ["Ann"] })).toEqual([]);
  });

  test("that is wrong in several ways is named for each", () => {
    const path = ["board", "jumps", 0];
    expect(wrong({ size: 9, jumps: [[-1, 12]] })).toEqual([
      { code: "offBoard", path, values: [-1, 1, 9] },
      { code: "offBoard", path, values: [12, 1, 9] },
    ]);
    expect(wrong({ size: 9, jumps: [[9, 9]] })).toEqual([
      { code: "jumpFromHome", path, values: [9, 9] },
      { code: "jumpToItself", path, values: [9] },
    ]);
  });

  test("of a list that says its direction goes that way", () => {
    // SL-055
    const found = wrong({
      size: 20,
      snakes: [[5, 9]],
      ladders: [
        [12, 3],
        [7, 7],
      ],
    });
    expect(found.map(({ code }) => code)).toEqual(["snakeGoesUp", "ladderGoesDown", "jumpToItself"]);
    expect(
      wrong({
        size: 20,
        jumps: [
          [5, 9],
          [12, 3],
        ],
      }),
    ).toEqual([]);
  });

  test("is not measured against a size that is wrong itself", () => {
    const found = wrong({
      size: "9",
      jumps: [
        [20, 3],
        [0, 4],
        [3, 3],
      ],
    });
    expect(found.map(({ code }) => code)).toEqual(["notWhole", "jumpToItself"]);
  });

  test("that two squares cannot name is not one", () => {
    // SL-060
    const keys = JSON.parse('[{" 17": 7}, {"017": 7}, {"__proto__": 7}, {"17": 7}]') as readonly object[];
    for (const snakes of keys) expect(wrong({ size: 20, snakes })).toHaveLength(1);
  });
});

describe("the board of the game", () => {
  test("has every default written out, and its jumps in one list", () => {
    const board = { size: 20, ladders: [[3, 11]], jumps: [[19, 2]], snakes: [{ from: 17, to: 5, color: "red" }] };
    expect(gameOf({ board, players: ["Ann"] }).board).toEqual({
      size: 20,
      jumps: [
        { from: 19, to: 2 },
        { from: 17, to: 5, color: "red" },
        { from: 3, to: 11 },
      ],
      start: 0,
      squares: {},
    });
  });

  test("keeps what was said, and nothing that was not", () => {
    const said = { size: 6, jumps: [], start: 1, rows: 2, columns: 3, image: "b.png", squares: { "4": { skip: 1 } } };
    expect(gameOf({ board: said, players: ["Ann"] }).board).toStrictEqual(said);
    const unsaid = { size: 6, rows: undefined, columns: undefined, image: undefined, start: undefined };
    expect(gameOf({ board: unsaid, players: ["Ann"] }).board).toStrictEqual({
      size: 6,
      jumps: [],
      start: 0,
      squares: {},
    });
  });

  test("may have rows without columns", () => {
    expect(gameOf({ board: { size: 7, rows: 3 }, players: ["Ann"] }).board.rows).toBe(3);
    expect(gameOf({ board: { size: 7, columns: 3 }, players: ["Ann"] }).board.columns).toBe(3);
  });

  test("takes -0 for 0", () => {
    const { board } = gameOf({ board: { size: 9, start: -0, squares: { 4: { moveTo: -0 } } }, players: ["Ann"] });
    expect(Object.is(board.start, 0)).toBe(true);
    expect(board.squares["4"]).toStrictEqual({ moveTo: 0 });
  });
});
