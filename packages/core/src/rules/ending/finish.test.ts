import { expect, test } from "vitest";
import { finish } from "./finish.ts";

// from, by, size → landing
test.for([
  [0, 1, 10, 1],
  [4, 5, 10, 9],
  [4, 6, 10, 10],
  [4, 7, 10, 10],
  [9, 6, 10, 10],
  [97, 6, 100, 100], // SL-016
] as const)("from %d by %d on a board of %d: %s", ([from, by, size, landing]) => {
  expect(finish(from, by, size)).toBe(landing);
});
