import { expect, test } from "vitest";
import { highest } from "./highest.ts";

test.for([
  [[6], 6, true],
  [[5], 6, false],
  [[6], 8, false], // SL-124: the top face of this die, not always 6
  [[8], 8, true], // SL-124
  [[1], 1, true], // SL-126
  [[6, 6], 6, true],
  [[6, 5], 6, false],
  [[5, 6], 6, false],
] as const)("%j on dice of %d: %s", ([dice, faces, again]) => {
  expect(highest(dice, { count: dice.length, faces })).toBe(again);
});
