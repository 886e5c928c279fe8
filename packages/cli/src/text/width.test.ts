import { expect, test } from "vitest";
import { padded, shortened, widthOf } from "./width.ts";

test.each([
  ["", 0],
  ["Ann", 3],
  ["Zoë", 3],
  ["Zoe\u0308", 3],
  ["李小龙", 6],
  ["👩‍🚀", 2],
  ["ｱﾝ", 2],
  ["アン", 4],
])("%j takes %i columns", (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test("a text is cut to the columns there are, between characters", () => {
  expect(shortened("Bartholomew", 11)).toBe("Bartholomew");
  expect(shortened("Bartholomew", 10)).toBe("Bartholom…");
  expect(shortened("李小龙", 6)).toBe("李小龙");
  expect(shortened("李小龙", 5)).toBe("李小…");
  expect(shortened("李小龙", 4)).toBe("李…");
});

test("a letter under a heap of marks is cut, too", () => {
  expect(shortened(`Ann${"\u0301".repeat(500)}`, 20)).toBe("An…");
});

test("padding counts columns, not letters", () => {
  expect(padded("李", 4)).toBe("李  ");
  expect(padded("7", 3, "left")).toBe("  7");
  expect(padded("too long", 3)).toBe("too long");
});
