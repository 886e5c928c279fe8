import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test("a copy, its holes undefined", () => {
  const list = [1, 2];
  list[3] = 4;
  expect(listed(list)).toStrictEqual([1, 2, undefined, 4]);
  expect(listed(list)).not.toBe(list);
});

test("an iterator of the list's own is not asked", () => {
  const list = Object.assign([1, 2], {
    *[Symbol.iterator]() {
      for (;;) yield 3;
    },
  });
  expect(listed(list)).toStrictEqual([1, 2]);
});
