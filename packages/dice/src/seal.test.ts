import { describe, expect, test } from "vitest";
import { diceFrom } from "./dice-from.ts";
import { newSeed } from "./new-seed.ts";
import { seal, unseal } from "./seal.ts";

const die = { count: 1, faces: 6 };
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("a seal is the SHA-256 of the seed", () => {
  const commitment = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(seal("abc")).toEqual({ kind: "sealed", algorithm: "sha256-counter/1", commitment });
});

test("nobody can ask sealed dice", () => {
  expect(numbers.map(diceFrom(seal("abc"), die))).toEqual(numbers.map(() => undefined));
});

test("with its seed, sealed dice become the seeded ones", () => {
  const seed = newSeed();
  const unsealed = unseal(seal(seed), seed);
  expect(unsealed).toEqual({ ok: true, source: { kind: "seeded", algorithm: "sha256-counter/1", seed } });
});

describe("another seed is refused", () => {
  test.for([
    { seed: "abd", code: "wrongSeed" },
    { seed: "", code: "wrongSeed" },
    { seed: "abc ", code: "wrongSeed" },
    { seed: "\uD83D", code: "brokenText" },
    { seed: 5, code: "notText" },
    { seed: undefined, code: "missing" },
    { seed: null, code: "notText" },
    { seed: { toString: () => "abc" }, code: "notText" },
  ])("$seed: $code", ({ seed, code }) => {
    expect(unseal(seal("abc"), seed)).toMatchObject({ ok: false, problems: [{ code, path: ["seed"] }] });
  });

  test("with both sums", () => {
    const { commitment } = seal("abc");
    const { commitment: shown } = seal("abd");
    const text = `the SHA-256 of this seed is ${shown}, not ${commitment} as was promised`;
    expect(unseal(seal("abc"), "abd")).toEqual({
      ok: false,
      problems: [{ code: "wrongSeed", path: ["seed"], values: [commitment, shown], text }],
    });
  });
});

test("half a character cannot be sealed: another half would open it", () => {
  expect(() => seal("\uD83D")).toThrow(RangeError);
});
