import { describe, expect, test } from "vitest";
import { Game, type GameConfig } from "./game.ts";

const plain = {
  size: 20,
  snakes: { "17": 7 },
  ladders: { "4": 14 },
  players: ["A", "B"],
  rolls: [1, 6],
  rule: "exact",
  sixAgain: false,
};

const made = (config: object): Game => new Game({ ...plain, ...config } as GameConfig);

/** Every answer of a game, in the order of the page. */
const answers = (game: Game) => [game.isValid(), game.turn(), game.position("A"), game.winner(), game.next()];

/** What JSON can hold and a literal cannot: `__proto__` as an own key. */
const parsed = (json: string) => JSON.parse(json) as object;

describe("the plain config", () => {
  test("is valid", () => {
    expect(made({}).isValid()).toBe(true);
  });
  test.for(["size", "snakes", "ladders", "players", "rolls", "rule"])("is not without its %s", (key) => {
    expect(made({ [key]: undefined }).isValid()).toBe(false);
  });
  test.for([undefined, null, 1, "false", {}])("with %o for sixAgain has none", (sixAgain) => {
    const game = made({ sixAgain, rolls: [6] });
    expect([game.turn(), game.next()]).toMatchObject([{ player: "A" }, "B"]);
  });
});

describe("a config is invalid", () => {
  const invalid: readonly (readonly [why: string, wrong: object])[] = [
    ["a size of 5", { size: 5, snakes: {}, ladders: {} }],
    ["a size of 0", { size: 0, snakes: {}, ladders: {} }],
    ["a size below 0", { size: -20, snakes: {}, ladders: {} }],
    ["a size that is no integer", { size: 20.5 }],
    ["a size that is not a number (NaN)", { size: Number.NaN }],
    ["a size without end", { size: Number.POSITIVE_INFINITY }],
    ["a size in text", { size: "20" }],
    ["a size in a list", { size: [20] }],
    ["a size that is a BigInt", { size: 20n }],
    ["one name", { players: ["A"] }],
    ["no names", { players: [] }],
    ["a repeated name", { players: ["A", "B", "A"] }],
    ["the empty name twice", { players: ["", ""] }],
    ["a name that is no text", { players: ["A", 5] }],
    ["names in one text", { players: "AB" }],
    ["names in something like a list", { players: { 0: "A", 1: "B", length: 2 } }],
    ["no rolls", { rolls: [] }],
    ["a roll of 0", { rolls: [1, 0] }],
    ["a roll of 7", { rolls: [7, 1] }],
    ["a roll below 0", { rolls: [-1] }],
    ["a roll that is not whole", { rolls: [1, 2.5] }],
    ["a roll in text", { rolls: ["3"] }],
    ["a roll that is missing", { rolls: [1, null, 2] }],
    ["a hole among the rolls", { rolls: Object.assign([1], { length: 3 }) }],
    ["another rule", { rule: "circle" }],
    ["a rule in other letters", { rule: "Exact" }],
    ["the empty rule", { rule: "" }],
    ["a rule that every object has", { rule: "constructor" }],
    ["a rule in a list", { rule: ["exact"] }],
    ["a snake that goes up", { snakes: { "5": 9 } }],
    ["a snake that stays", { snakes: { "5": 5 } }],
    ["a ladder that goes down", { ladders: { "12": 3 } }],
    ["a ladder that stays", { ladders: { "7": 7 } }],
    ["a tail below 1", { snakes: { "5": 0 } }],
    ["a head below 1", { snakes: { "0": -1 } }],
    ["a bottom below 1", { ladders: { "0": 5 } }],
    ["a top above the size", { ladders: { "5": 21 } }],
    ["a head above the size", { snakes: { "21": 5 } }],
    ["a head on the last square", { snakes: { "20": 5 } }],
    ["a bottom on the last square", { ladders: { "20": 25 } }],
    ["a square that starts a snake and a ladder", { snakes: { "9": 2 }, ladders: { "9": 15 } }],
    ["a ladder up to a snake", { snakes: { "14": 2 } }],
    ["a ladder up to a ladder", { ladders: { "4": 14, "14": 16 } }],
    ["a snake down to a ladder", { snakes: { "17": 4 } }],
    ["a snake down to a snake", { snakes: { "17": 7, "7": 2 } }],
    ["jumps that go round", { snakes: { "9": 4 }, ladders: { "4": 9 } }],
  ];

  test.for(invalid)("with %s", ([, wrong]) => {
    expect(answers(made(wrong))).toStrictEqual([false, "INVALID", -1, "", ""]);
  });

  test("with no number that could count its squares: one that is not a safe integer, with a roll on top", () => {
    const sizes = [1e21, 2 ** 53, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 5];
    for (const size of sizes) expect(made({ size }).isValid()).toBe(false);
    expect(made({ size: Number.MAX_SAFE_INTEGER - 6 }).isValid()).toBe(true);
  });

  test.for([" 17", "017", "17.0", "0x11", "1e1", "17abc", "", "+17", "-0", "１７", "__proto__", "constructor"])(
    "with the key %j, which is no square written as a plain decimal",
    (key) => {
      const snakes = parsed(`{${JSON.stringify(key)}:1}`);
      expect(Object.keys(snakes)).toEqual([key]);
      expect(made({ snakes }).isValid()).toBe(false);
      expect(made({ ladders: parsed(`{${JSON.stringify(key)}:19}`) }).isValid()).toBe(false);
    },
  );

  test.for([{ "17": "7" }, { "17": 7.5 }, { "17": null }, { "17": [7] }, { "17": 7n }, "17", 17, null])(
    "with snakes %o, which are no squares by squares",
    (snakes) => {
      expect(made({ snakes }).isValid()).toBe(false);
    },
  );
});

describe("a config is valid", () => {
  const valid: readonly (readonly [why: string, allowed: object])[] = [
    ["the smallest size", { size: 6, snakes: {}, ladders: {} }],
    ["a huge size", { size: 1_000_000_000 }],
    ["one name empty", { players: ["", "B"] }],
    ["blank names", { players: [" ", "  "] }],
    ["names that differ in blanks", { players: ["A", "A "] }],
    ["names that differ in case", { players: ["A", "a"] }],
    ["names that look the same", { players: ["Jos\u00e9", "Jose\u0301"] }],
    ["names that every object has", { players: ["__proto__", "constructor", "toString"] }],
    ["names that look like numbers", { players: ["1", "01", "0"] }],
    ["ten thousand names", { players: Array.from({ length: 10_000 }, (_name, seat) => `P${seat}`) }],
    ["very many rolls", { rolls: Array.from({ length: 1_100_000 }, () => 1) }],
    ["a ladder to the last square", { ladders: { "4": 20 } }],
    ["a snake to square 1", { snakes: { "17": 1 } }],
    ["a ladder from square 1", { ladders: { "1": 14 } }],
    ["two jumps to one square", { snakes: { "17": 7 }, ladders: { "4": 7 } }],
    ["jumps that end beside a start", { snakes: { "9": 5 }, ladders: { "6": 8 } }],
    ["keys it does not know", { faces: 20, board: {} }],
  ];
  test.for(valid)("with %s", ([, allowed]) => {
    const game = made(allowed);
    expect(game.isValid()).toBe(true);
    expect(game.turn()).toMatchObject({ from: 0 });
  });

  test("names are compared as they are, and found again as they are", () => {
    const players = ["Jos\u00e9", "Jose\u0301", "__proto__", "1", " ", ""];
    const game = made({ players, rolls: [1, 2, 3, 1, 5, 6], ladders: {}, snakes: {} });
    for (const name of players) expect([game.next(), game.turn()]).toMatchObject([name, { player: name, from: 0 }]);
    expect(players.map((name) => game.position(name))).toEqual([1, 2, 3, 1, 5, 6]);
    expect(["jos\u00e9", "01", "", "  "].map((name) => game.position(name))).toEqual([-1, -1, 6, -1]);
  });
});
