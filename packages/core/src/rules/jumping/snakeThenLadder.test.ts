import { expect, test } from "vitest";
import { snakeThenLadder } from "./snakeThenLadder.ts";

const jumps = new Map([
  [14, 3], // snake, to a ladder
  [3, 11], // ladder
  [5, 17], // ladder, to a snake
  [17, 8], // snake
  [30, 20], // snake, to a snake
  [20, 10], // snake
  [21, 24], // ladder, to a ladder
  [24, 28], // ladder
  [40, 33], // snake, to a ladder, to a snake
  [33, 35],
  [35, 1],
]);

test.for([
  [4, [4], "nothing"],
  [17, [17, 8], "a snake"],
  [3, [3, 11], "a ladder"],
  [14, [14, 3, 11], "a snake, then a ladder"], // SL-046
  [5, [5, 17], "a ladder, and no snake after it"], // SL-046
  [30, [30, 20], "one snake only"],
  [21, [21, 24], "one ladder only"],
  [40, [40, 33, 35], "no snake after the ladder"],
] as const)("from %d the way is %j: %s", ([landing, path]) => {
  expect(snakeThenLadder(landing, jumps)).toEqual(path);
});
