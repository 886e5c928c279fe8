import type { DiceShape } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { diceFrom } from "./dice-from.ts";
import { throwWith } from "./throw-with.ts";
import { wheelOf } from "./wheel.ts";

const layout = (shape: DiceShape) => {
  const { slots, faceOn } = wheelOf(shape);
  return Array.from({ length: slots }, (_, slot) => faceOn(slot));
};

test.for([
  { shape: { count: 1, faces: 3 }, right: [1, 2, 3] },
  { shape: { count: 1, faces: 3, weights: [1, 1, 1] }, right: [1, 2, 3] },
  { shape: { count: 1, faces: 3, weights: [2, 1, 3] }, right: [1, 1, 2, 3, 3, 3] },
  { shape: { count: 1, faces: 5, weights: [0, 1, 0, 2, 0] }, right: [2, 4, 4] },
  { shape: { count: 1, faces: 1, weights: [2] }, right: [1, 1] },
  { shape: { count: 1, faces: 4, weights: [0, 0, 0, 1] }, right: [4] },
])("a wheel has as many slots for a face as it weighs: $shape", ({ shape, right }) => {
  expect(layout(shape)).toEqual(right);
});

describe("dice that no setup may have are refused by everything that throws them", () => {
  test.for([
    { weights: [0, 0, 0, 0, 0, 0], reference: "SL-110" },
    { weights: [NaN, 100, 1, 1], reference: "SL-112" },
    { weights: [-1, 2], reference: "SL-112" },
    { weights: [Infinity, 1], reference: "SL-112" },
    { weights: [], reference: "SL-112" },
    { weights: ["1", 1], reference: "SL-112" },
    { weights: [1, null], reference: "SL-112" },
    { weights: [0.5, 0.5] },
    { weights: [2 ** 32, 1] },
    { weights: [2 ** 33] },
    { faces: 3, weights: [1, 1] },
    { faces: 0 },
    { faces: 2.5 },
    { faces: 2 ** 32 + 1 },
    { count: 0 },
    { count: 11 },
    { count: "1" },
  ])("$weights $faces $count", ({ count = 1, weights, faces = weights?.length ?? 6 }) => {
    const shape = { count, faces, ...(weights === undefined ? {} : { weights }) } as DiceShape;
    const naming = expect.objectContaining({
      name: "RangeError",
      message: expect.stringMatching(/^dice: (weights|faces|count) should/),
    });
    expect(() => throwWith(() => 0, shape)).toThrow(naming);
    expect(() => diceFrom({ kind: "seeded", algorithm: "sha256-counter/1", seed: "" }, shape)).toThrow(naming);
  });
});
