import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { problemsOf } from "../testing/problems-of.ts";
import { problemText } from "./problem-text.ts";

const setupWith = (dice: unknown) => ({ board: { size: 100 }, players: ["Ann"], dice });
const most = 2 ** 32;

type Row = readonly [dice: unknown, code: string, path: readonly (string | number)[], values: unknown[], text: string];

const rows: readonly Row[] = [
  [6, "notAnObject", [], [6], "dice: an object is wanted, not 6"],
  [{ count: 0 }, "notWhole", ["count"], [0, 1, 10], "dice.count: a whole number from 1 to 10 is wanted, not 0"],
  [{ count: 11 }, "notWhole", ["count"], [11, 1, 10], "dice.count: a whole number from 1 to 10 is wanted, not 11"],
  [
    { faces: 0 },
    "notWhole",
    ["faces"],
    [0, 1, most],
    "dice.faces: a whole number from 1 to 4294967296 is wanted, not 0",
  ],
  [
    { faces: most + 1 },
    "notWhole",
    ["faces"],
    [most + 1, 1, most],
    "dice.faces: a whole number from 1 to 4294967296 is wanted, not 4294967297",
  ],
  [
    { faces: "6" },
    "notWhole",
    ["faces"],
    ['"6"', 1, most],
    'dice.faces: a whole number from 1 to 4294967296 is wanted, not "6"',
  ],
  [
    { sides: 6 },
    "unknownKey",
    ["sides"],
    ['"sides"', '"count"', '"faces"', '"weights"'],
    "dice.sides: there is no sides here; the keys are count, faces and weights",
  ],
  [{ weights: 1 }, "notAList", ["weights"], [1], "dice.weights: a list is wanted, not 1"],
  [
    { weights: [1] },
    "weightsMismatch",
    ["weights"],
    [1, 6],
    "dice.weights: one weight for each face is wanted: 6, not 1",
  ],
  [
    { faces: 1, weights: [1, 2] },
    "weightsMismatch",
    ["weights"],
    [2, 1],
    "dice.weights: one weight for each face is wanted: 1, not 2",
  ],
  [{ faces: 2, weights: [0, 0] }, "weightsAllZero", ["weights"], [], "dice.weights: the weights are all 0"], // SL-110
  [
    { faces: 2, weights: [most, 1] },
    "weightsTooHeavy",
    ["weights"],
    [most + 1, most],
    "dice.weights: the weights add up to 4294967297; 4294967296 is the most",
  ],
  [
    { faces: 2, weights: [-1, 2] },
    "notWhole",
    ["weights", 0],
    [-1, 0, Number.MAX_SAFE_INTEGER],
    "dice.weights[0]: a whole number from 0 is wanted, not -1",
  ], // SL-112
  [
    { faces: 2, weights: [1, null] },
    "notWhole",
    ["weights", 1],
    ["null", 0, Number.MAX_SAFE_INTEGER],
    "dice.weights[1]: a whole number from 0 is wanted, not null",
  ], // SL-112
];

test.for(rows)("%j: %s", ([dice, code, path, values, text]) => {
  const found = problemsOf(setupWith(dice));
  expect(found).toEqual([{ code, path: ["dice", ...path], values }]);
  expect(found.map(problemText)).toEqual([text]);
});

describe("dice", () => {
  test.for([
    [undefined, { count: 1, faces: 6 }],
    [{}, { count: 1, faces: 6 }],
    [{ count: 10 }, { count: 10, faces: 6 }],
    [{ faces: 1 }, { count: 1, faces: 1 }],
    [{ faces: most }, { count: 1, faces: most }],
    [
      { faces: 3, weights: [0, 1, 0] },
      { count: 1, faces: 3, weights: [0, 1, 0] },
    ],
    [
      { faces: 2, weights: [most, 0] },
      { count: 1, faces: 2, weights: [most, 0] },
    ],
    [
      { count: 2, faces: 2, weights: [1_000_000_000, 1] },
      { count: 2, faces: 2, weights: [1_000_000_000, 1] },
    ], // SL-114
    [
      { faces: undefined, weights: undefined },
      { count: 1, faces: 6 },
    ],
  ])("%j are %j", ([dice, shape]) => {
    expect(gameOf(setupWith(dice)).dice).toStrictEqual(shape);
  });

  test("are wrong in each part at once", () => {
    const found = problemsOf(setupWith({ count: 0, faces: 2.5, weights: ["1", Number.NaN] }));
    expect(found.map(({ code, path }) => [code, ...path])).toEqual([
      ["notWhole", "dice", "count"],
      ["notWhole", "dice", "faces"],
      ["notWhole", "dice", "weights", 0],
      ["notWhole", "dice", "weights", 1],
    ]);
  });

  test("with weights that are wrong are still known for what they can throw", () => {
    const setup = { ...setupWith({ weights: [1] }), rules: { again: { rolls: [7] } } };
    expect(problemsOf(setup).map(({ code }) => code)).toEqual(["weightsMismatch", "rollOutOfReach"]);
  });

  test("have at most a million weights", () => {
    const weights = Array.from({ length: 1_000_001 }, () => 1);
    expect(problemsOf(setupWith({ faces: weights.length, weights }))).toEqual([
      { code: "listTooLong", path: ["dice", "weights"], values: [1_000_001, 1_000_000] },
    ]);
  });
});
