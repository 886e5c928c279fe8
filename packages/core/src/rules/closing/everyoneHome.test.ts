import { expect, test } from "vitest";
import { everyoneHome } from "./everyoneHome.ts";

test.for([
  [1, 2, false],
  [2, 1, false],
  [3, 0, true],
] as const)("%d home and %d on their way: %s", ([home, underway, over]) => {
  expect(everyoneHome(home, underway)).toBe(over);
});
