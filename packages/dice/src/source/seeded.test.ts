import type { DiceShape } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { diceFrom } from "../dice-from.ts";
import type { Source } from "../vocabulary.ts";

const die = { count: 1, faces: 6 };
const seeded = (seed: string): Source => ({ kind: "seeded", algorithm: "sha256-counter/1", seed });
const thrown = (seed: string, throws: number, shape: DiceShape = die): readonly number[] => {
  const dice = diceFrom(seeded(seed), shape);
  return Array.from({ length: throws }, (_, n) => dice(n) ?? []).flat();
};

// SL-104: seeds cut off at 32 or 53 bits; SL-105: the empty one, and some that collapse; SL-106: one face for ever.
const large = ["1", "4294967297", "1099511627777", "9007199254740993", "9007199254740992"];
const small = ["0", "", "25", "abcdef", "42", "43", "7", " ", "00"];
const strange = ["\0", "\0\0", "é", "e\u0301", "\uFEFF", "\uFFFD", "🐍", "x".repeat(64), "x".repeat(65)];
const alike = [...large, ...small, ...strange];

test("different seeds make different dice, however alike", () => {
  const all = alike.map((seed) => thrown(seed, 30).join(""));
  expect(new Set(all).size).toBe(alike.length);
});

test.for(alike)("no seed gets stuck: %j", (seed) => {
  expect(new Set(thrown(seed, 30)).size).toBeGreaterThanOrEqual(4);
  expect(thrown(seed, 30)).toEqual(thrown(seed, 30));
});

// SL-107
test("two games of one seed do not disturb each other", () => {
  const [first, second] = [diceFrom(seeded("5"), die), diceFrom(seeded("5"), die)];
  const ahead = [0, 1, 2].map(first);
  expect([0, 1, 2].map(second)).toEqual(ahead);
  const inTurn = [3, 4, 5].map((n) => [first(n), second(n)]);
  for (const [one, other] of inTurn) expect(one).toEqual(other);
});

describe("the number of throws so far is all that has to be saved", () => {
  const unsaved = thrown("7", 10);
  // SL-183
  test("after loading, the dice go on as they would have", () => {
    const loaded = JSON.parse(JSON.stringify({ source: seeded("7"), throws: 5 })) as { source: Source; throws: number };
    const dice = diceFrom(loaded.source, die);
    expect([5, 6, 7, 8, 9].flatMap((n) => dice(n) ?? [])).toEqual(unsaved.slice(loaded.throws));
  });
  // SL-184, SL-193
  test("a throw that is taken back comes again, and asking does not use it up", () => {
    const dice = diceFrom(seeded("7"), die);
    for (let times = 0; times < 100; times += 1) expect(dice(0)).toEqual([unsaved[0]]);
  });
});

/** Pearson's statistic of the counts. The limits are those that one fair sample in ten thousand exceeds. */
function statistic(drawn: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, index) => {
    const expected = (drawn.length * weight) / total;
    const count = drawn.filter((value) => value === index + 1).length;
    if (expected === 0) return count === 0 ? sum : Infinity;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}
const even = (length: number) => Array<number>(length).fill(1);

describe("faces come as often as their weights say", () => {
  test.for([
    { name: "a d6", shape: { count: 1, faces: 6 }, weights: even(6), limit: 25.7 },
    { name: "a d20", shape: { count: 1, faces: 20 }, weights: even(20), limit: 50.8 },
    { name: "both of two", shape: { count: 2, faces: 6 }, weights: even(6), limit: 25.7 },
    {
      name: "a loaded d6",
      shape: { count: 1, faces: 6, weights: [1, 1, 1, 1, 1, 2] },
      weights: [1, 1, 1, 1, 1, 2],
      limit: 25.7,
    },
    { name: "weights of 0", shape: { count: 1, faces: 4, weights: [0, 3, 0, 1] }, weights: [0, 3, 0, 1], limit: 15.1 },
  ])("$name", ({ shape, weights, limit }) => {
    expect(statistic(thrown("fair", 60_000, shape), weights)).toBeLessThan(limit);
  });

  test("and say nothing about the next throw", () => {
    const faces = thrown("fair", 60_000);
    const pairs = faces.slice(1).map((face, index) => ((faces[index] ?? 0) - 1) * 6 + face);
    expect(statistic(pairs, even(36))).toBeLessThan(74.9);
  });

  test("also where every second word is refused", () => {
    const halves = thrown("fair", 20_000, { count: 1, faces: 2 ** 31 + 1 }).map((face) => (face > 2 ** 30 ? 2 : 1));
    expect(statistic(halves, even(2))).toBeLessThan(15.1);
  });
});

test.for([
  { name: "half a character", seed: "\uD83D", shape: die },
  { name: "no faces", seed: "", shape: { count: 1, faces: 0 } },
])("what no check let through is refused when the dice are made: $name", ({ seed, shape }) => {
  expect(() => diceFrom(seeded(seed), shape)).toThrow(RangeError);
});
