import { describe, expect, test } from "vitest";
import { gameOf } from "../../testing/game-of.ts";
import { lastStanding } from "./lastStanding.ts";

test.for([
  [0, 3, false],
  [1, 2, false],
  [2, 1, true],
  [0, 1, true],
  [3, 0, true],
] as const)("%d home and %d on their way: %s", ([home, underway, over]) => {
  expect(lastStanding(home, underway)).toBe(over);
});

describe("players", () => {
  test("two are enough", () => {
    expect(check("Ann", "Bob")).toEqual([]);
  });
  test("one is too few", () => {
    expect(check("Ann")).toEqual([{ code: "tooFew", path: ["players"], values: [1, 2] }]);
  });
});

function check(...players: readonly string[]) {
  return lastStanding.check(gameOf({ board: { size: 9 }, players }));
}
