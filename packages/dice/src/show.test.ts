import * as fc from "fast-check";
import { expect, test } from "vitest";
import { show } from "./show.ts";

test.for([
  [6, 6],
  [-0, "-0"],
  [NaN, "NaN"],
  [-Infinity, "-Infinity"],
  ["6", '"6"'],
  [`say "6"`, String.raw`"say \"6\""`],
  [undefined, "undefined"],
  [null, "null"],
  [true, "true"],
  [6n, "a bigint"],
  [Symbol("6"), "a symbol"],
  [() => 6, "a function"],
  [[6], "a list or an object"],
  [{ valueOf: () => 6 }, "a list or an object"],
])("%o is shown as %s", ([value, shown]) => {
  expect(show(value)).toBe(shown);
});

test("a long text is cut, and marked", () => {
  expect(show("x".repeat(58))).toBe(`"${"x".repeat(58)}"`);
  expect(show("x".repeat(59))).toBe(`"${"x".repeat(58)}…`);
  expect(show("x".repeat(1_000_000))).toBe(`"${"x".repeat(58)}…`);
});

test("whatever it is, it becomes plain JSON of at most 60 characters", () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (value) => {
      const shown = show(value);
      expect(JSON.parse(JSON.stringify(shown))).toBe(shown);
      expect(String(shown).length).toBeLessThanOrEqual(60);
    }),
  );
});
