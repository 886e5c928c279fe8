import { describe, expect, test } from "vitest";
import { highestRoll } from "./highestRoll.ts";

const throws = (...list: readonly (readonly [seat: number, roll: number])[]) => {
  return list.map(([seat, roll]) => ({ seat, roll }));
};

test("everyone throws once, in order", () => {
  expect(highestRoll([0, 1, 2], throws())).toEqual({ next: 0 });
  expect(highestRoll([0, 1, 2], throws([0, 3]))).toEqual({ next: 1 });
  expect(highestRoll([0, 1, 2], throws([0, 3], [1, 5]))).toEqual({ next: 2 });
});

test.for([
  [[6, 2, 3], 0],
  [[2, 6, 3], 1],
  [[2, 3, 6], 2],
] as const)("the highest of %j begins: seat %d", ([rolls, seat]) => {
  expect(highestRoll([0, 1, 2], throws(...rolls.map((roll, of) => [of, roll] as const)))).toEqual({ starts: seat });
});

describe("those tied for the highest", () => {
  const tied = throws([0, 5], [1, 5], [2, 2]); // SL-142

  test("throw again, and nobody else does", () => {
    expect(highestRoll([0, 1, 2], tied)).toEqual({ next: 0 });
    expect(highestRoll([0, 1, 2], [...tied, ...throws([0, 3])])).toEqual({ next: 1 });
  });

  test("throw again until one is left", () => {
    const twice = [...tied, ...throws([0, 3], [1, 3])];
    expect(highestRoll([0, 1, 2], twice)).toEqual({ next: 0 });
    expect(highestRoll([0, 1, 2], [...twice, ...throws([0, 1])])).toEqual({ next: 1 });
    expect(highestRoll([0, 1, 2], [...twice, ...throws([0, 1], [1, 4])])).toEqual({ starts: 1 });
  });

  test("are seats of any place", () => {
    expect(highestRoll([0, 1, 2], throws([0, 1], [1, 4], [2, 4]))).toEqual({ next: 1 });
    expect(highestRoll([1, 3], throws([1, 4], [3, 4], [1, 6], [3, 2]))).toEqual({ starts: 1 });
  });
});

test("a sole player begins without throwing", () => {
  expect(highestRoll([0], [])).toEqual({ starts: 0 });
  expect(highestRoll([2], throws([2, 1]))).toEqual({ starts: 2 });
});
