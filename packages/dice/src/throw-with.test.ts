import type { DiceShape } from "@serpentine/core";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { throwWith } from "./throw-with.ts";

const greatest = 1 - 2 ** -53;
const faces = (values: readonly number[], shape: Omit<DiceShape, "count">): readonly number[] =>
  values.flatMap((value) => throwWith(() => value, { count: 1, ...shape }));
const twelfths = Array.from({ length: 12 }, (_, k) => k / 12);

describe("each face has its share of the random values", () => {
  test.for([
    {
      name: "never 0",
      shape: { faces: 6 },
      values: [0, 0.1666666, 0.1666667, 0.5, greatest],
      right: [1, 1, 2, 4, 6],
      reference: "SL-100",
    },
    {
      name: "no rounding",
      shape: { faces: 6 },
      values: twelfths,
      right: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
      reference: "SL-102",
    },
    {
      name: "no weight, no face",
      shape: { faces: 3, weights: [0, 1, 0] },
      values: [0, 0.5, greatest],
      right: [2, 2, 2],
      reference: "SL-111",
    },
    {
      name: "no weight at the end",
      shape: { faces: 2, weights: [1, 0] },
      values: [0, 0.5, greatest],
      right: [1, 1, 1],
      reference: "SL-111",
    },
    {
      name: "heavy weights",
      shape: { faces: 2, weights: [1e9, 1] },
      values: [0, greatest],
      right: [1, 2],
      reference: "SL-114",
    },
    { name: "weights of 2^32", shape: { faces: 2, weights: [2 ** 32 - 1, 1] }, values: [0, greatest], right: [1, 2] },
    {
      name: "a loaded die",
      shape: { faces: 3, weights: [1, 2, 1] },
      values: [0, 0.24, 0.25, 0.74, 0.75],
      right: [1, 1, 2, 2, 3],
    },
  ])("$name", ({ shape, values, right }) => {
    expect(faces(values, shape)).toEqual(right);
  });

  // SL-101
  test.for([1, 2, 6, 20, 1_000_000, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32])(
    "the greatest value gives the top face of %i, and not one more",
    (top) => {
      expect(faces([greatest], { faces: top })).toEqual([top]);
      expect(faces([0], { faces: top })).toEqual([1]);
    },
  );

  test("whatever the value and the die", () => {
    const value = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 2 ** 32 }), (random, top) => {
        const [face = 0] = faces([random], { faces: top });
        expect(Number.isInteger(face) && face >= 1 && face <= top).toBe(true);
      }),
    );
  });
});

test("the function is asked once a die, in order", () => {
  const values = [0, 0.5, 0.99];
  expect(throwWith(() => values.shift() ?? NaN, { count: 3, faces: 6 })).toEqual([1, 4, 6]);
  expect(values).toEqual([]);
});

test.for([1, -0.1, NaN, Infinity, -Infinity, 6, "0.5", undefined, null, 0n, {}, Symbol("half")])(
  "a function that gives %o is refused",
  (value) => {
    expect(() => throwWith(() => value as number, { count: 1, faces: 6 })).toThrow(RangeError);
  },
);

test("minus zero is zero", () => {
  expect(faces([-0], { faces: 6 })).toEqual([1]);
});
