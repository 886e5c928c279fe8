import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diceFrom } from "../dice-from.ts";
import { seal } from "../seal.ts";
import { sha256Counter } from "./sha256-counter.ts";

interface Vector {
  readonly name: string;
  readonly seed: string;
  readonly sha256: string;
  readonly dice: { readonly count: number; readonly faces: number; readonly weights?: readonly number[] };
  readonly refused: number;
  readonly throws: readonly { readonly n: number; readonly faces: readonly number[] }[];
}

// Computed by sha256-counter.py beside it, which shares nothing with this package.
const vectors = JSON.parse(
  readFileSync(new URL("../../test-vectors/sha256-counter.json", import.meta.url), "utf8"),
) as readonly Vector[];

test.for(vectors)("the faces are those of an independent program: $name", ({ seed, dice, throws }) => {
  const faces = diceFrom({ kind: "seeded", algorithm: "sha256-counter/1", seed }, dice);
  expect(throws.map(({ n }) => ({ n, faces: faces(n) }))).toEqual(throws);
});

test.for(vectors)("the commitment is that of an independent program: $name", ({ seed, sha256 }) => {
  expect(seal(seed).commitment).toBe(sha256);
});

test("there are vectors in which words are refused", () => {
  expect(vectors.filter(({ refused }) => refused > 10).length).toBeGreaterThan(1);
});

test("words do not depend on what was asked in between", () => {
  const wordsOf = sha256Counter("a seed");
  const [first, second] = [wordsOf(1), wordsOf(2)];
  const before = [first(0), second(0), first(1)];
  expect([first(0), second(0), first(1)]).toEqual(before);
  expect(new Set(before).size).toBe(3);
});

test("dice beyond the safe integers have no words and are not thrown", () => {
  const last = Number.MAX_SAFE_INTEGER;
  const seeded = { kind: "seeded", algorithm: "sha256-counter/1", seed: "" } as const;
  expect(diceFrom(seeded, { count: 1, faces: 6 })(last)).toHaveLength(1);
  expect(diceFrom(seeded, { count: 1, faces: 6 })(last + 1)).toBeUndefined();
  // Three go into 2⁵³ dice 3002399751580330 times; the two that are left are not enough for one more throw.
  expect(diceFrom(seeded, { count: 3, faces: 6 })(3002399751580329)).toHaveLength(3);
  expect(diceFrom(seeded, { count: 3, faces: 6 })(3002399751580330)).toBeUndefined();
  expect(diceFrom(seeded, { count: 3, faces: 6 })(last)).toBeUndefined();
});
