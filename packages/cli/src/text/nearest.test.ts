import { describe, expect, test } from "vitest";
import { didYouMean, nearest } from "./nearest.ts";

const words = ["never", "highest", "doubles", "rolls:1,5,6"];

describe("the word that was meant", () => {
  test.each([
    ["hihgest", "highest"],
    ["Highest", "highest"],
    ["high", "highest"],
    ["nevr", "never"],
    ["double", "doubles"],
    ["rolls", "rolls:1,5,6"],
  ])("for %j is %j", (typed, meant) => {
    expect(nearest(typed, words)).toBe(meant);
  });

  test.each(["", "x", "sometimes", "n", "constructor", "y".repeat(10_000)])("is nowhere near %j", (typed) => {
    expect(nearest(typed, words)).toBeUndefined();
    expect(didYouMean(typed, words)).toBe("");
  });

  test("is the nearest of several", () => {
    expect(nearest("kata3-64", ["kata1-30", "kata3-100", "kata2-64"])).toBe("kata2-64");
    expect(didYouMean("sendtostart", ["none", "sendToStart"])).toBe(" Did you mean sendToStart?");
  });
});
