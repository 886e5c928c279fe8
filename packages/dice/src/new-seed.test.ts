import { expect, test } from "vitest";
import { newSeed } from "./new-seed.ts";

test("a new seed is 128 bits in hex, and another one each time", () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(100);
});

test("every bit of a new seed varies", () => {
  const seeds = Array.from({ length: 100 }, () => BigInt(`0x${newSeed()}`));
  const all = 2n ** 128n - 1n;
  expect(seeds.reduce((bits, seed) => bits | seed)).toBe(all);
  expect(seeds.reduce((bits, seed) => bits & seed)).toBe(0n);
});
