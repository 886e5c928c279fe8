import { describe, expect, test } from "vitest";
import { listOfRolls, penaltyWord, wholeFromOne } from "./parameters.ts";

const asked = { dice: { count: 2, faces: 6 }, penalties: ["forfeit", "void"] };
const path = ["rules", "again", "rolls"];
const most = Number.MAX_SAFE_INTEGER;

describe("a list of rolls", () => {
  test("holds what the dice can throw, from end to end", () => {
    expect(check([2, 12, 7, 7])).toEqual([]);
  });
  test("is a list", () => {
    expect(check(6)).toEqual([{ code: "notAList", path, values: [6] }]);
    expect(check({ 0: 6, length: 1 })).toEqual([{ code: "notAList", path, values: ['{"0":6,"length":1}'] }]);
  });
  test("is not empty", () => {
    expect(check([])).toEqual([{ code: "emptyRolls", path, values: [] }]);
  });
  test("names each roll that the dice cannot throw", () => {
    expect(check([1, 6, 13])).toEqual([
      { code: "rollOutOfReach", path: [...path, 0], values: [1, 2, 12] },
      { code: "rollOutOfReach", path: [...path, 2], values: [13, 2, 12] },
    ]);
  });
  test("names each that is no whole number, holes too", () => {
    const holes: unknown[] = [2.5, "6"];
    holes[3] = 7;
    expect(check(holes)).toEqual([
      { code: "notWhole", path: [...path, 0], values: [2.5, 1, most] },
      { code: "notWhole", path: [...path, 1], values: ['"6"', 1, most] },
      { code: "notWhole", path: [...path, 2], values: ["undefined", 1, most] },
    ]);
  });
  test("is not asked what the dice can throw when the dice are wrong themselves", () => {
    expect(listOfRolls([99], path, { ...asked, dice: null })).toEqual([]);
    expect(listOfRolls([9.5], path, { ...asked, dice: null })).toHaveLength(1);
  });
  test("is at most 100,000 long", () => {
    expect(check(Array.from({ length: 100_000 }, () => 6))).toEqual([]);
    expect(check(Array.from({ length: 100_001 }, () => 6))).toEqual([
      { code: "listTooLong", path, values: [100_001, 100_000] },
    ]);
  });
});

describe("a limit", () => {
  test.for([1, 2, most])("may be %d", (value) => {
    expect(wholeFromOne(value, path)).toEqual([]);
  });
  test.for([
    [0, 0],
    [-1, -1],
    [1.5, 1.5],
    [2 ** 53, 2 ** 53],
    ["3", '"3"'],
    [null, "null"],
    [Number.NaN, "NaN"],
  ] as const)("may not be %s", ([value, shown]) => {
    expect(wholeFromOne(value, path)).toEqual([{ code: "notWhole", path, values: [shown, 1, most] }]);
  });
});

describe("a penalty", () => {
  test("is one of the rulebook's", () => {
    expect(penaltyWord("void", path, asked)).toEqual([]);
  });
  test.for(["toStart", "constructor", 1, ["void"]])("may not be %j", (value) => {
    const shown = typeof value === "number" ? value : JSON.stringify(value);
    expect(penaltyWord(value, path, asked)).toEqual([
      { code: "unknownRule", path, values: ["penalty", shown, "forfeit", "void"].map((one) => shownWord(one)) },
    ]);
  });
});

function shownWord(word: string | number): string | number {
  return typeof word === "string" && /^\w+$/.test(word) ? `"${word}"` : word;
}

function check(value: unknown) {
  return listOfRolls(value, path, asked);
}
