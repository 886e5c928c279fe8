import type { DiceShape } from "@serpentine/core";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import { diceFrom } from "./dice-from.ts";
import { seal } from "./seal.ts";
import type { Source } from "./vocabulary.ts";

// What holds for every kind of dice. A new kind or algorithm is one more entry of this table.
interface Given {
  readonly source: Source;
  readonly shape: DiceShape;
}

const fair = fc.record({ count: fc.integer({ min: 1, max: 10 }), faces: fc.integer({ min: 1, max: 2 ** 32 }) });
const weighted = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.array(fc.nat({ max: 2 ** 27 }), { minLength: 1, maxLength: 30 }))
  .filter(([, weights]) => weights.some((weight) => weight > 0))
  .map(([count, weights]) => ({ count, faces: weights.length, weights }));
const zeros = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 8 }))
  .map(([count, weights]) => ({ count, faces: weights.length + 1, weights: [...weights, 1] }));
const shapes: fc.Arbitrary<DiceShape> = fc.oneof(fair, weighted, zeros, fc.constant({ count: 1, faces: 6 }));
const seeds = fc.string({ unit: "binary" });
const seeded = (seed: string): Source => ({ kind: "seeded", algorithm: "sha256-counter/1", seed });

const facesOf = ({ count, faces }: DiceShape) =>
  fc.array(fc.integer({ min: 1, max: faces }), { minLength: count, maxLength: count });
const scripts = (shape: DiceShape, minLength: number) => fc.array(facesOf(shape), { minLength, maxLength: 20 });

const kinds: { readonly [kind: string]: fc.Arbitrary<Given> } = {
  scripted: shapes.chain((shape) =>
    scripts(shape, 0).map((throws): Given => ({ shape, source: { kind: "scripted", throws } })),
  ),
  "scripted, repeating": shapes.chain((shape) =>
    scripts(shape, 1).map((throws): Given => ({ shape, source: { kind: "scripted", throws, repeat: true } })),
  ),
  external: shapes.map((shape): Given => ({ shape, source: { kind: "external" } })),
  seeded: fc.tuple(shapes, seeds).map(([shape, seed]): Given => ({ shape, source: seeded(seed) })),
  sealed: fc.tuple(shapes, seeds).map(([shape, seed]): Given => ({ shape, source: seal(seed) })),
};

const numbers = fc.oneof(fc.nat({ max: 50 }), fc.maxSafeNat());

describe.for(Object.entries(kinds))("dice that are %s", ([, given]) => {
  test("have passed their checks", () => {
    fc.assert(
      fc.property(given, ({ source, shape }) => {
        expect(checkSource(source, shape)).toEqual({ ok: true, source });
      }),
    );
  });

  test("show, for each die, a face that there is and that has a weight", () => {
    fc.assert(
      fc.property(given, numbers, ({ source, shape }, n) => {
        const faces = diceFrom(source, shape)(n);
        if (faces === undefined) return;
        expect(faces).toHaveLength(shape.count);
        const weights = source.kind === "seeded" ? shape.weights : undefined;
        for (const face of faces) {
          expect(Number.isInteger(face) && face >= 1 && face <= shape.faces).toBe(true);
          expect(weights?.[face - 1]).not.toBe(0);
        }
      }),
    );
  });

  test("answer the same whatever was asked before, in any order", () => {
    fc.assert(
      fc.property(given, fc.array(numbers), ({ source, shape }, asked) => {
        const dice = diceFrom(source, shape);
        const answers = asked.map((n) => dice(n));
        expect(asked.toReversed().map((n) => dice(n))).toEqual(answers.toReversed());
      }),
    );
  });

  test("are the same dice when made again, from JSON too, and share nothing", () => {
    fc.assert(
      fc.property(given, fc.array(numbers), ({ source, shape }, asked) => {
        const first = diceFrom(source, shape);
        const second = diceFrom(JSON.parse(JSON.stringify(source)) as Source, shape);
        for (const n of asked) expect(second(n)).toEqual(first(n));
      }),
    );
  });

  test("are not changed by writing into what they showed", () => {
    fc.assert(
      fc.property(given, numbers, ({ source, shape }, n) => {
        const dice = diceFrom(structuredClone(source), shape);
        const before = [...(dice(n) ?? [])];
        (dice(n) as number[] | undefined)?.fill(0);
        expect([...(dice(n) ?? [])]).toEqual(before);
      }),
    );
  });

  test("have no throw for anything but a whole number from 0, and do not throw an error", () => {
    const others: readonly unknown[] = [-1, 0.5, NaN, Infinity, -Infinity, 2 ** 53, "0", null, undefined, 1n, {}, []];
    fc.assert(
      fc.property(given, fc.oneof(fc.constantFrom(...others), fc.anything()), ({ source, shape }, n) => {
        fc.pre(!(Number.isSafeInteger(n) && (n as number) >= 0));
        expect(diceFrom(source, shape)(n as number)).toBeUndefined();
      }),
    );
  });
});
