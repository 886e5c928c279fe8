import { expect, test } from "vitest";
import { furthestMove, throwRange } from "./throw-range.ts";

test.for([
  [1, 6, 1, 6],
  [2, 6, 2, 12],
  [10, 2 ** 32, 10, 42_949_672_960],
  [3, 1, 3, 3],
] as const)("%d dice of %d faces roll %d to %d", ([count, faces, lowest, highest]) => {
  expect(throwRange({ count, faces })).toEqual({ lowest, highest });
});

test("a face that never shows still counts", () => {
  expect(throwRange({ count: 1, faces: 3, weights: [0, 1, 0] })).toEqual({ lowest: 1, highest: 3 });
});

test.for([
  [{}, 12],
  [{ "1": { skip: 100 }, "2": { moveTo: 90 } }, 12],
  [{ "1": { times: 1 } }, 12],
  [{ "1": { times: 2 }, "5": { times: 5 }, "7": { times: 3 } }, 60],
] as const)("with %j the furthest move is %d", ([squares, furthest]) => {
  const board = { size: 100, start: 0, jumps: [], squares } as const;
  expect(furthestMove({ board, dice: { count: 2, faces: 6 } })).toBe(furthest);
});
