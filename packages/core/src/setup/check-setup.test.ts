import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { problemsOf } from "../testing/problems-of.ts";

const codesOf = (setup: unknown) => problemsOf(setup).map(({ code }) => code);

describe("a setup", () => {
  test.for([null, undefined, 5, "x", true, [], () => {}, Symbol("s"), 7n])("is not %o", (setup) => {
    const found = problemsOf(setup);
    expect(found.map(({ code, path }) => [code, path])).toEqual([["notAnObject", []]]);
  });

  test("needs a board and players", () => {
    expect(problemsOf({})).toEqual([
      { code: "missing", path: [], values: ['"board"'] },
      { code: "missing", path: [], values: ['"players"'] },
    ]);
  });

  test("has no other keys, not even __proto__", () => {
    const setup: unknown = JSON.parse('{"__proto__":{"polluted":1},"board":{"size":9},"players":["Ann"]}');
    expect(problemsOf(setup)).toMatchObject([{ code: "unknownKey", path: ["__proto__"] }]); // SL-185
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("gives the game with every default written out", () => {
    expect(gameOf({ board: { size: 64 }, players: ["Ann"] })).toStrictEqual({
      board: { size: 64, jumps: [], start: 0, squares: {} },
      players: [{ name: "Ann" }],
      dice: { count: 1, faces: 6 },
      rules: {
        ending: "exact",
        jumping: "refused",
        again: "never",
        streak: "unlimited",
        entering: "freely",
        capture: "none",
        opening: "listed",
        closing: "firstHome",
      },
    });
  });

  test("may be a class instance or have no prototype", () => {
    class Club {
      board = { size: 9 };
      players = ["Ann"];
    }
    expect(codesOf(new Club())).toEqual([]);
    expect(codesOf(Object.assign(Object.create(null) as object, new Club()))).toEqual([]);
  });
});

describe("all problems come at once", () => {
  test("of every part of the setup", () => {
    const setup = {
      board: {
        size: 20,
        jumps: [
          [2, 8],
          [8, 1],
          [3, 3],
        ],
        start: 5,
      },
      players: ["Ann", " ", "Ann"],
      dice: { count: 11 },
      rules: { ending: "nope", closing: "lastStanding" },
      bored: {},
    };
    expect(problemsOf(setup).map(({ code, path }) => [code, ...path])).toEqual([
      ["unknownKey", "bored"],
      ["notAStart", "board", "start"],
      ["jumpToItself", "board", "jumps", 2],
      ["blankName", "players", 1],
      ["repeatedName", "players", 2],
      ["notWhole", "dice", "count"],
      ["unknownRule", "rules", "ending"],
      ["chain", "board", "jumps", 0],
    ]);
  });

  const chain = {
    size: 20,
    jumps: [
      [2, 8],
      [8, 2],
    ],
  };

  test.for([
    ["a size", { board: { ...chain, size: "20" }, players: ["Ann"] }, "notWhole"],
    ["a start", { board: { ...chain, start: 7 }, players: ["Ann"] }, "notAStart"],
    ["the players", { board: chain }, "missing"],
    ["a name", { board: chain, players: [5] }, "notText"],
    ["the dice", { board: chain, players: ["Ann"], dice: 6 }, "notAnObject"],
    ["another rule", { board: chain, players: ["Ann"], rules: { again: "x" } }, "unknownRule"],
    ["a parameter", { board: chain, players: ["Ann"], rules: { again: { rolls: [] } } }, "emptyRolls"],
  ] as const)("of the whole board when %s is wrong, too", ([, setup, code]) => {
    expect(codesOf(setup)).toEqual([code, "chain", "chain"]);
  });

  test("of the players' number when a name is wrong, too", () => {
    const setup = { board: { size: 9 }, players: [""], rules: { closing: "lastStanding" } };
    expect(codesOf(setup)).toEqual(["blankName", "tooFew"]);
  });

  test("of a short board when its players are wrong, too", () => {
    expect(codesOf({ board: { size: 5 }, players: "Ann", rules: { ending: "bounce" } })).toEqual([
      "notAList",
      "bounceTooShort",
    ]);
  });

  test("but nothing is asked about a part that could not be read", () => {
    expect(codesOf({ board: { size: 5 }, players: ["A"], dice: { faces: 0 }, rules: { ending: "bounce" } })).toEqual([
      "notWhole",
    ]);
    expect(codesOf({ board: {}, players: ["A"], rules: { ending: "bounce" } })).toEqual(["missing"]);
    expect(codesOf({ board: { size: 5 }, players: ["A"], rules: "bounce" })).toEqual(["notAnObject"]);
    expect(codesOf({ board: chain, players: ["A"], rules: { jumping: "x" } })).toEqual(["unknownRule"]);
  });
});

describe("the place of a problem", () => {
  test("of a jump is the list that it was in", () => {
    const board = {
      size: 30,
      jumps: [[20, 4]],
      snakes: [
        [9, 3],
        [25, 5],
      ],
      ladders: [
        [5, 12],
        [3, 20],
      ],
    };
    expect(problemsOf({ board, players: ["Ann"] }).map(({ code, path }) => [code, ...path])).toEqual([
      ["chain", "board", "snakes", 0],
      ["chain", "board", "snakes", 1],
      ["chain", "board", "ladders", 1],
    ]);
    const rules = { jumping: "chained" };
    const loop = {
      size: 30,
      snakes: [
        [25, 5],
        [9, 3],
      ],
      ladders: [
        [4, 28],
        [3, 9],
      ],
    };
    expect(problemsOf({ board: loop, players: ["Ann"], rules })).toEqual([
      { code: "loop", path: ["board", "ladders", 1], values: [3, 9] },
    ]);
  });

  test("counts the jumps that are wrong themselves", () => {
    const board = { size: 30, snakes: [[7, 7], "x", [25, 5]], ladders: [[5, 12]] };
    expect(problemsOf({ board, players: ["Ann"] }).map(({ code, path }) => [code, ...path])).toEqual([
      ["jumpToItself", "board", "snakes", 0],
      ["notAJump", "board", "snakes", 1],
      ["chain", "board", "snakes", 2],
    ]);
  });

  test("in a game that was checked is its one list", () => {
    const { board, players } = gameOf({
      board: {
        size: 9,
        ladders: [
          [3, 5],
          [5, 8],
        ],
      },
      players: ["A"],
      rules: { jumping: "once" },
    });
    expect(problemsOf({ board, players })).toEqual([{ code: "chain", path: ["board", "jumps", 0], values: [3, 5, 8] }]);
  });
});

describe("the caller's setup", () => {
  test("is neither frozen nor changed, and the game does not follow it", () => {
    // SL-166
    const mine = club();
    const game = gameOf(mine);
    expect(mine).toStrictEqual(club());
    const before = structuredClone(game);
    mine.players.push("P3");
    mine.board.ladders[0]?.pop();
    mine.board.squares["5"].skip = 2;
    mine.dice.weights.push(1);
    mine.rules.again.rolls.push(1);
    expect(game).toStrictEqual(before);
  });

  test("may be frozen", () => {
    expect(codesOf(Object.freeze(club()))).toEqual([]);
  });
});

function club() {
  return {
    board: { size: 20, ladders: [[4, 14]], squares: { "5": { skip: 1 } } },
    players: ["P1", { name: "P2 " }],
    dice: { weights: [1, 1, 1, 1, 1, 2] },
    rules: { again: { rolls: [6] } },
  };
}
