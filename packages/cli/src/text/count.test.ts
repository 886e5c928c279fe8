import { expect, test } from "vitest";
import { count, list } from "./count.ts";

test("one thing is one, and other numbers are many", () => {
  expect(count(1, "square")).toBe("1 square");
  expect(count(0, "square")).toBe("0 squares");
  expect(count(2, "die", "dice")).toBe("2 dice");
  expect(count(10_000, "turn")).toBe("10,000 turns");
});

test("a list reads as people say it", () => {
  expect(list([])).toBe("");
  expect(list(["Ann"])).toBe("Ann");
  expect(list(["Ann", "Bob"])).toBe("Ann and Bob");
  expect(list([1, 5, 6], "or")).toBe("1, 5 or 6");
});
