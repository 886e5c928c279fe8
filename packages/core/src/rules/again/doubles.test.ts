import { expect, test } from "vitest";
import { doubles } from "./doubles.ts";

test.for([
  [[3, 3], true],
  [[3, 4], false],
  [[1, 1, 1], true],
  [[1, 1, 2], false],
  [[2, 1, 1], false],
  [[6], false], // one die is no double
] as const)("%j: %s", ([dice, again]) => {
  expect(doubles(dice)).toBe(again);
});
