import { expect, test } from "vitest";
import { rolls } from "./rolls.ts";

test.for([
  [6, true],
  [1, true],
  [5, false],
] as const)("a roll of %d, where 1 and 6 enter: %s", ([roll, enters]) => {
  expect(rolls(roll, { rolls: [1, 6] })).toBe(enters);
});
