import { expect, test } from "vitest";
import { boardOf } from "./board.ts";

test("jumps and effects are found by their square", () => {
  const board = boardOf({
    size: 20,
    start: 1,
    jumps: [
      { from: 3, to: 11 },
      { from: 17, to: 5, color: "red" },
    ],
    squares: { "7": { skip: 2 }, "9": { again: true } },
  });
  expect(board.size).toBe(20);
  expect(board.start).toBe(1);
  expect([...board.jumps]).toEqual([
    [3, 11],
    [17, 5],
  ]);
  expect([...board.effects]).toEqual([
    [7, { skip: 2 }],
    [9, { again: true }],
  ]);
});
