import { expect, test } from "vitest";
import { rolls } from "./rolls.ts";

const params = { rolls: [1, 5, 6] };

test.for([
  [[1], true],
  [[5], true],
  [[2], false],
  [[2, 3], true],
  [[1, 1], false],
  [[1, 2, 3], true],
] as const)("%j, of the totals 1, 5 and 6: %s", ([dice, again]) => {
  expect(rolls(dice, { count: dice.length, faces: 6 }, params)).toBe(again);
});
