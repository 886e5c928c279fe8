import { expect, test } from "vitest";
import { once } from "./once.ts";

const jumps = new Map([
  [2, 29],
  [29, 5],
  [14, 3],
  [3, 11],
  [5, 17],
  [17, 8],
]);

test("a square without a jump is the end", () => {
  expect(once(4, jumps)).toEqual([4]);
});

test.for([
  [14, [14, 3]], // SL-046
  [5, [5, 17]], // SL-046
  [2, [2, 29]], // SL-040
  [3, [3, 11]],
] as const)("from %d one jump is taken, even on to another", ([landing, path]) => {
  expect(once(landing, jumps)).toEqual(path);
});
