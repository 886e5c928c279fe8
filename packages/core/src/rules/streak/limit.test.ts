import { expect, test } from "vitest";
import { limit } from "./limit.ts";

test.for([
  [1, 1, "void"],
  [2, 3, null],
  [3, 3, "void"],
  [4, 3, "void"],
  [1, 2, null],
] as const)("a streak of %d with a limit of %d: %s", ([streak, most, penalty]) => {
  expect(limit(streak, { limit: most, penalty: "void" })).toBe(penalty);
});
