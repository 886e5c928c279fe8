import { expect, test } from "vitest";
import { exact } from "./exact.ts";

// from, by, size → landing
test.for([
  [0, 1, 10, 1],
  [4, 5, 10, 9],
  [4, 6, 10, 10],
  [4, 7, 10, null],
  [6, 5, 10, null], // SL-010: a roll past home is not a win
  [9, 1, 10, 10],
  [9, 2, 10, null],
  [97, 6, 100, null], // SL-016
  [0, 6, 6, 6], // SL-019
] as const)("from %d by %d on a board of %d: %s", ([from, by, size, landing]) => {
  expect(exact(from, by, size)).toBe(landing);
});
