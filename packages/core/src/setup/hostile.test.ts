import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemsOf } from "../testing/problems-of.ts";
import { setupArbitrary } from "../testing/setup-arbitrary.ts";
import { problemText } from "./problem-text.ts";

const valid = { board: { size: 20, jumps: [[3, 11]] }, players: ["Ann"], dice: {}, rules: { again: { rolls: [6] } } };

const revoked = Proxy.revocable({}, {});
revoked.revoke();
const revokedList = Proxy.revocable([], {});
revokedList.revoke();
const round: { self?: unknown } = {};
round.self = round;

/** A list that says of itself what it likes. */
const lying = (traps: ProxyHandler<unknown[]>) => new Proxy<unknown[]>([[3, 11]], traps);
const fail = () => {
  throw revoked.proxy;
};

const values: readonly (readonly [what: string, value: unknown])[] = [
  ["a revoked proxy", revoked.proxy],
  ["a revoked proxy of a list", revokedList.proxy],
  ["a getter that throws", Object.defineProperty({}, "size", { enumerable: true, get: fail })],
  ["a proxy that throws for its keys", new Proxy({}, { ownKeys: fail })],
  ["a proxy that throws for a value", new Proxy({ size: 9 }, { get: fail })],
  ["a list that throws for its length", lying({ get: fail })],
  [
    "a list that lies about its length",
    lying({ get: (list, key) => (key === "length" ? "many" : Reflect.get(list, key)) }),
  ],
  [
    "a list whose iterator never ends",
    Object.assign(
      [
        [3, 11],
        [4, 4],
      ],
      { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) },
    ),
  ],
  ["an object that holds itself", round],
  ["a list that holds itself", Object.assign([], { 0: round })],
  ["a symbol", Symbol("s")],
  ["a big number", 10n ** 100n],
  ["a function", () => 3],
  ["a map", new Map([["size", 9]])],
  ["a typed array", new Uint8Array(3)],
  ["a list of a length nobody has", Object.assign([], { length: 4_294_967_295 })],
  ["a list of holes", Array.from({ length: 3 }).with(1, [3, 11]).fill(undefined, 2)],
  ["an object without prototype", Object.create(null)],
  ["a key __proto__ of its own", JSON.parse('{"__proto__":{"size":9}}')],
  ["something that writes itself", { toJSON: fail, toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail }],
  ["a very long text", "x".repeat(1_000_000)],
];

const places: readonly (readonly [place: string, setup: (value: unknown) => unknown])[] = [
  ["the setup", (value) => value],
  ["the board", (board) => ({ ...valid, board })],
  ["the size", (size) => ({ ...valid, board: { ...valid.board, size } })],
  ["the jumps", (jumps) => ({ ...valid, board: { ...valid.board, jumps } })],
  ["a jump", (jump) => ({ ...valid, board: { ...valid.board, jumps: [jump] } })],
  ["the end of a jump", (to) => ({ ...valid, board: { ...valid.board, jumps: [[3, to], { from: 4, to }] } })],
  ["the squares", (squares) => ({ ...valid, board: { ...valid.board, squares } })],
  ["an effect", (effect) => ({ ...valid, board: { ...valid.board, squares: { 5: effect } } })],
  ["the players", (players) => ({ ...valid, players })],
  ["a player", (player) => ({ ...valid, players: [player] })],
  ["a name", (name) => ({ ...valid, players: [{ name }] })],
  ["the dice", (dice) => ({ ...valid, dice })],
  ["the weights", (weights) => ({ ...valid, dice: { faces: 2, weights } })],
  ["the rules", (rules) => ({ ...valid, rules })],
  ["a rule", (rule) => ({ ...valid, rules: { again: rule } })],
  ["a rule's parameter", (rolls) => ({ ...valid, rules: { again: { rolls } } })],
  ["a parameter's item", (roll) => ({ ...valid, rules: { again: { rolls: [roll] } } })],
];

describe.for(values)("%s", ([, value]) => {
  test.for(places)("as %s gives problems in plain JSON, or a game", ([, setup]) => {
    const problems = problemsOf(setup(value));
    expect(JSON.parse(JSON.stringify(problems))).toEqual(problems);
    for (const one of problems) expect(problemText(one).length).toBeLessThan(1_000_200);
  });
});

test("what throws when it is looked at is unreadable, at its place", () => {
  const board = {
    size: 20,
    squares: Object.defineProperty({}, "5", { enumerable: true, get: () => JSON.parse("{") as unknown }),
  };
  const [found, ...others] = problemsOf({ ...valid, board });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: "unreadable", path: ["board", "squares"] });
  expect(problemsOf({ ...valid, players: [new Proxy({ name: "A" }, { get: fail })] })).toEqual([
    { code: "unreadable", path: ["players", 0], values: ["(unreadable)"] },
  ]);
  expect(problemsOf({ ...valid, board: lying({ get: fail }) }).map(({ code }) => code)).toEqual(["notAnObject"]);
});

test("a list too long to read is not read", () => {
  const jumps = Object.assign([], { length: 1_000_001 });
  expect(problemsOf({ ...valid, board: { size: 20, jumps } })).toEqual([
    { code: "listTooLong", path: ["board", "jumps"], values: [1_000_001, 1_000_000] },
  ]);
});

const anything = fc.anything({
  maxDepth: 4,
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});

describe("checkSetup never throws, and its problems are plain JSON", () => {
  test("whatever the value", () => {
    fc.assert(fc.property(anything, holds), { numRuns: 300 });
  });

  test("whatever takes the place of a part of a valid setup", () => {
    const mutated = fc
      .tuple(setupArbitrary(), fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), anything)
      .map(([setup, way, value]) => replaced(structuredClone(setup), way, value));
    fc.assert(fc.property(mutated, holds), { numRuns: 300 });
  });
});

function holds(setup: unknown): void {
  const problems = problemsOf(setup);
  expect(JSON.parse(JSON.stringify(problems))).toEqual(problems);
  problems.forEach(problemText);
}

/** Follows a way into a value and puts another there. */
function replaced(whole: object, [step = 0, ...way]: readonly number[], value: unknown): unknown {
  const keys = Object.keys(whole);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const part: unknown = Reflect.get(whole, key);
  const next = way.length > 0 && typeof part === "object" && part !== null ? replaced(part, way, value) : value;
  Reflect.set(whole, key, next);
  return whole;
}
