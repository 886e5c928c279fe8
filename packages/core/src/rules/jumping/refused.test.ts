import { describe, expect, test } from "vitest";
import { gameOf } from "../../testing/game-of.ts";
import { refused } from "./refused.ts";

test("at most one jump is taken", () => {
  const jumps = new Map([[14, 3]]);
  expect(refused(14, jumps)).toEqual([14, 3]);
  expect(refused(3, jumps)).toEqual([3]);
});

describe("a jump that ends on a jump", () => {
  test("is named, with where it would lead", () => {
    // SL-046
    expect(check([14, 3], [3, 11], [5, 17], [17, 8])).toEqual([chain(0, 14, 3, 11), chain(2, 5, 17, 8)]);
  });

  test("is named for both of a pair that lead to each other", () => {
    // SL-044
    expect(check([4, 9], [9, 4])).toEqual([chain(0, 4, 9, 4), chain(1, 9, 4, 9)]);
  });

  test("is not one that ends beside a jump, or where another ends", () => {
    expect(check([51, 35], [36, 50], [9, 2], [3, 4])).toEqual([]); // SL-063
    expect(check([37, 40], [54, 40])).toEqual([]); // SL-052
  });
});

function check(...jumps: readonly (readonly [number, number])[]) {
  return refused.check(gameOf({ board: { size: 64, jumps }, players: ["Ann"], rules: { jumping: "once" } }));
}

function chain(index: number, ...values: readonly number[]) {
  return { code: "chain", path: ["board", "jumps", index], values };
}
