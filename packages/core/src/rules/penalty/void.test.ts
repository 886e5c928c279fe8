import { expect, test } from "vitest";
import { voidGo } from "./void.ts";

test("the token is back where the go began, and so are the others that moved, in seat order", () => {
  const at = { start: 0, positions: [0, 18, 5, 0], goStart: [7, 6, 5, 11], withdrawn: [] };
  expect(voidGo(1, at)).toEqual({
    to: 6,
    restored: [
      [0, 7],
      [3, 11],
    ],
  });
});

test("one who withdrew is left out", () => {
  const at = { start: 0, positions: [0, 18, 0], goStart: [7, 6, 5], withdrawn: [0] };
  expect(voidGo(1, at)).toEqual({ to: 6, restored: [[2, 5]] });
});

test("it needs to know where the tokens stood", () => {
  expect(voidGo.undoesGo).toBe(true);
});
