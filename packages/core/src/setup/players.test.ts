import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { awkwardNames } from "../testing/name-arbitrary.ts";
import { problemsOf } from "../testing/problems-of.ts";
import { nameKept } from "./players.ts";
import { problemText } from "./problem-text.ts";

const setupWith = (players: unknown) => ({ board: { size: 20 }, players });

type Row = readonly [
  players: unknown,
  code: string,
  path: readonly (string | number)[],
  values: unknown[],
  text: string,
];

const rows: readonly Row[] = [
  [undefined, "missing", [], ['"players"'], "players is missing"],
  ["AB", "notAList", ["players"], ['"AB"'], "players: a list is wanted, not AB"], // SL-158
  [
    { 0: "A", length: 1 },
    "notAList",
    ["players"],
    ['{"0":"A","length":1}'],
    'players: a list is wanted, not {"0":"A","length":1}',
  ], // SL-158
  [[], "tooFew", ["players"], [0, 1], "players: at least 1 is wanted, there are 0"], // SL-159
  [[5, "B"], "notText", ["players", 0], [5], "players[0]: a text is wanted, not 5"], // SL-158
  [["A", null], "notText", ["players", 1], ["null"], "players[1]: a text is wanted, not null"], // SL-158
  [[["A"], "B"], "notText", ["players", 0], ['["A"]'], 'players[0]: a text is wanted, not ["A"]'], // SL-158
  [[{}], "missing", ["players", 0], ['"name"'], "players[0]: name is missing"],
  [[{ name: 5 }], "notText", ["players", 0, "name"], [5], "players[0].name: a text is wanted, not 5"],
  [[{ name: "A", color: 5 }], "notText", ["players", 0, "color"], [5], "players[0].color: a text is wanted, not 5"],
  [
    [{ name: "A", age: 5 }],
    "unknownKey",
    ["players", 0, "age"],
    ['"age"', '"name"', '"color"'],
    "players[0].age: there is no age here; the keys are name and color",
  ],
  [["", "B"], "blankName", ["players", 0], ['""'], 'players[0]: the name "" is blank'], // SL-155
  [["A", " \t\u00a0"], "blankName", ["players", 1], ['" \\t\u00a0"'], 'players[1]: the name " \\t\u00a0" is blank'], // SL-154
  [
    [{ name: "\u200b\u2060" }],
    "blankName",
    ["players", 0, "name"],
    ['"\u200b\u2060"'],
    'players[0].name: the name "\u200b\u2060" is blank',
  ], // SL-154
  [["A", "B", "A"], "repeatedName", ["players", 2], ['"A"', 0], "players[2]: the name A is there already, in place 1"], // SL-156
  [["A", "B", "B "], "repeatedName", ["players", 2], ['"B"', 1], "players[2]: the name B is there already, in place 2"], // SL-154
  [
    ["Jos\u00e9", "Jose\u0301"],
    "repeatedName",
    ["players", 1],
    ['"José"', 0],
    'players[1]: the name "José" is there already, in place 1',
  ], // SL-153
  [
    ["A", { name: " A" }],
    "repeatedName",
    ["players", 1],
    ['"A"', 0],
    "players[1]: the name A is there already, in place 1",
  ],
];

test.for(rows)("%j: %s", ([players, code, path, values, text]) => {
  const found = problemsOf(setupWith(players));
  expect(found).toEqual([{ code, path, values }]);
  expect(found.map(problemText)).toEqual([text]);
});

describe("names", () => {
  test("that every object has, numbers and other scripts are names like any other", () => {
    expect(problemsOf(setupWith(awkwardNames))).toEqual([]); // SL-150, SL-152
  });
  test("differ by their letter case", () => {
    expect(problemsOf(setupWith(["P1", "p1"]))).toEqual([]); // SL-154
  });
  test("are kept in NFC and without blanks at the ends", () => {
    expect(gameOf(setupWith([" Jose\u0301\t", { name: "\ufeffBob ", color: "red" }])).players).toStrictEqual([
      { name: "Jos\u00e9" },
      { name: "Bob", color: "red" },
    ]);
    expect(nameKept(" a  b ")).toBe("a  b");
  });
  test("are each looked at: every wrong one is named", () => {
    const found = problemsOf(setupWith(["A", "", 7, "A", "A"]));
    expect(found.map(({ code, path }) => [code, ...path])).toEqual([
      ["blankName", "players", 1],
      ["notText", "players", 2],
      ["repeatedName", "players", 3],
      ["repeatedName", "players", 4],
    ]);
  });
  test("are at most 10,000", () => {
    const names = Array.from({ length: 10_001 }, (_name, seat) => `P${seat}`);
    expect(problemsOf(setupWith(names.slice(1)))).toEqual([]);
    expect(problemsOf(setupWith(names))).toEqual([
      { code: "listTooLong", path: ["players"], values: [10_001, 10_000] },
    ]);
  });
  test("of a list with holes are missed", () => {
    const players = ["A"];
    players[2] = "C";
    expect(problemsOf(setupWith(players))).toEqual([{ code: "notText", path: ["players", 1], values: ["undefined"] }]);
  });
});
