import * as fc from "fast-check";
import type { DiceShape } from "../vocabulary/vocabulary.ts";

const faces = fc.oneof(
  { arbitrary: fc.constant(6), weight: 4 },
  { arbitrary: fc.integer({ min: 1, max: 12 }), weight: 4 },
  { arbitrary: fc.constantFrom(100, 2 ** 32), weight: 1 },
);

/** Dice of several counts and faces, fair or weighted; mostly small ones, so that games come to an end. */
export function diceArbitrary(): fc.Arbitrary<DiceShape> {
  const count = fc.oneof({ arbitrary: fc.constantFrom(1, 1, 1, 2, 2, 3), weight: 9 }, fc.constant(10));
  return fc
    .record({ count, faces, weights: fc.option(fc.array(fc.nat(9), { minLength: 12, maxLength: 12 })) })
    .map(({ weights, ...shape }) => {
      if (weights === null || shape.faces > weights.length) return shape;
      const [first = 0, ...rest] = weights.slice(0, shape.faces);
      return { ...shape, weights: rest.some((weight) => weight > 0) ? [first, ...rest] : [first + 1, ...rest] };
    });
}

/** The faces of one throw, with more doubles and top faces than chance would give. */
export function throwArbitrary({ count, faces: most }: DiceShape): fc.Arbitrary<readonly number[]> {
  const face = fc.integer({ min: 1, max: most });
  const alike = (one: number) => Array.from({ length: count }, () => one);
  return fc.oneof(
    { arbitrary: fc.array(face, { minLength: count, maxLength: count }), weight: 6 },
    { arbitrary: face.map(alike), weight: 1 },
    { arbitrary: fc.constant(alike(most)), weight: 2 },
  );
}
