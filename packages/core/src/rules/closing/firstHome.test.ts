import { expect, test } from "vitest";
import { firstHome } from "./firstHome.ts";

test.for([
  [0, false],
  [1, true],
  [2, true],
] as const)("with %d home it is over: %s", ([home, over]) => {
  expect(firstHome(home)).toBe(over);
});
