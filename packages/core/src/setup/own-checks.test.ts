import { describe, expect, test } from "vitest";
import { extendRulebook, standardRulebook } from "../rules/rulebook.ts";
import { problemsOf } from "../testing/problems-of.ts";
import type { Check } from "../vocabulary/vocabulary.ts";
import { checkSetup } from "./check-setup.ts";

const here = extendRulebook(standardRulebook, { ending: { here: (from: number) => from } });
const evenSize: Check = ({ board }) => (board.size % 2 === 0 ? [] : [{ code: "odd", path: ["board"], values: [] }]);
const even = extendRulebook(standardRulebook, {
  ending: { even: Object.assign((from: number) => from, { check: evenSize }) },
});
const setup = { board: { size: 20, ladders: [[3, 5]] }, players: ["A", "B"] };

/** The codes and places that a check's problems come back with. */
function found(check: Check, more: object = {}) {
  return problemsOf({ ...setup, ...more }, standardRulebook, [check]).map(({ code, path }) => [code, ...path]);
}

const twoPlay: Check = ({ players }) => {
  const { length } = players;
  return length <= 2 ? [] : [{ code: "clubTooMany", path: ["players"], values: [length], text: "two play here" }];
};

const names: Check = ({ players }) => players.map(({ name }) => ({ code: "never", path: [name], values: [] }));

const slip: Check = () => {
  throw new RangeError("slipped");
};

const never: Check = () => [];

const sized = (size: number) => problemsOf({ ...setup, board: { size }, rules: { ending: "even" } }, even);

test("a check is asked besides the core's", () => {
  const more = { board: { size: 20, snakes: [[9, 3]], ladders: [[3, 5]] }, players: ["A", "B", "C"] };
  expect(found(twoPlay, more)).toEqual([
    ["chain", "board", "snakes", 0],
    ["clubTooMany", "players"],
  ]);
  expect(found(twoPlay)).toEqual([]);
  expect(problemsOf({ ...setup, ...more }, standardRulebook, [twoPlay])[1]).toEqual({
    code: "clubTooMany",
    path: ["players"],
    values: [3],
    text: "two play here",
  });
});

test("several are asked in turn", () => {
  const checks = [never, twoPlay, never, twoPlay];
  expect(problemsOf({ ...setup, players: ["A", "B", "C"] }, standardRulebook, checks)).toHaveLength(2);
});

test("a check may have more problems than fit into one call", () => {
  const many = Array.from({ length: 200_000 }, (_problem, index) => ({ code: "many", path: [index], values: [] }));
  expect(problemsOf(setup, standardRulebook, [() => many])).toHaveLength(200_000);
});

describe("when something else is wrong, too", () => {
  test("a check is asked", () => {
    expect(found(twoPlay, { board: { size: "x" }, players: ["A", "", "C"] })).toEqual([
      ["notWhole", "board", "size"],
      ["blankName", "players", 1],
      ["clubTooMany", "players"],
    ]);
  });
  test("one that asks about what is wrong itself has nothing to say", () => {
    expect(found(names, { players: ["A", ""] })).toEqual([["blankName", "players", 1]]);
  });
});

describe("the place of its problem", () => {
  test.for([[0, "to"], [0]])("board.jumps %j is where the setup has that jump", (steps) => {
    const ends: Check = () => [{ code: "end", path: ["board", "jumps", ...steps], values: [] }];
    expect(found(ends)).toEqual([["end", "board", "ladders", ...steps]]);
  });
  test.for([
    ["board", "jumps", "x"],
    ["board", "jumps", 7],
    ["board", "squares", 0],
    ["players", "jumps", 0],
    ["board", "jumps"],
  ])("%j is left as it is", (...[path]) => {
    expect(found(() => [{ code: "odd", path, values: [] }])).toEqual([["odd", ...path]]);
  });
});

test("a check that throws is a problem of the setup", () => {
  expect(problemsOf(setup, standardRulebook, [slip])).toEqual([
    { code: "unreadable", path: [], values: ['"slipped"'] },
  ]);
});

test("a check cannot change the game", () => {
  expect(
    found(({ players }) => [players].map((list) => ({ code: "", path: [(list as unknown[]).push("me")], values: [] }))),
  ).toEqual([["unreadable"]]);
});

describe("the rulebook", () => {
  test("whose words a setup may use is the one it is checked with", () => {
    const asked = { ...setup, rules: { ending: "here" } };
    expect(checkSetup(asked, here).ok).toBe(true);
    expect(problemsOf(asked).map(({ code }) => code)).toEqual(["unknownRule"]);
  });

  test("may bring a rule that asks something of the game", () => {
    expect(sized(8)).toEqual([]);
    expect(sized(9).map(({ code }) => code)).toEqual(["odd"]);
  });
});
