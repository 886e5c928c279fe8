import { expect, test } from "vitest";
import { scriptedThrows } from "./scripted-throws.ts";

test("throws come by their number, and none past the last", () => {
  const dice = scriptedThrows([3], [5]);
  expect([dice(0), dice(1), dice(1), dice(2)]).toEqual([[3], [5], [5], undefined]);
  expect(() => dice.usedUp()).not.toThrow();
});

test("throws that were never asked for are a failed expectation", () => {
  const dice = scriptedThrows([3], [5], [6]);
  dice(1);
  expect(() => dice.usedUp()).toThrow("some throws were never asked for");
  expect(() => dice.usedUp()).toThrow(
    expect.objectContaining({ name: "AssertionError", actual: [[3], [6]], expected: [] }),
  );
});

test("a number that no throw has is not one asked for", () => {
  const dice = scriptedThrows([3]);
  expect([dice(-1), dice(0.5), dice(7)]).toEqual([undefined, undefined, undefined]);
  expect(() => dice.usedUp()).toThrow("never asked for");
});
