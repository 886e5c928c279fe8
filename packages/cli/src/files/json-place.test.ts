import { expect, test } from "vitest";
import { lineAndColumn, notJsonAt } from "./json-place.ts";

const sample = '{ "board": {"size": 20, "jumps": [[3, -1.5e+2], []]},\n"a\\u00e9\\n": [true, null, "x"], "": {} }';

test.each([
  ["", 0],
  ["  ", 2],
  ["{", 1],
  ["[1,]", 3],
  ['{"a":1,}', 7],
  ["{a:1}", 1],
  ["[1 2]", 3],
  ["nul", 0],
  ["01", 1],
  ['"a\nb"', 0],
  ['["\\x"]', 1],
  ["{} {}", 3],
  ["[}", 1],
  ["\u00a01", 0],
])("%j stops being JSON at %i", (text, at) => {
  expect(notJsonAt(text)).toBe(at);
});

test("it agrees with JSON.parse about a text and every text one character away from it", () => {
  expect(notJsonAt(sample)).toBeUndefined();
  let tried = 0;
  for (let at = 0; at <= sample.length; at += 1) {
    for (const character of [
      "",
      '"',
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "\\",
      "0",
      "-",
      ".",
      "e",
      "t",
      " ",
      "\n",
      "\u0001",
    ]) {
      for (const after of [at, at + 1]) {
        const text = sample.slice(0, at) + character + sample.slice(after);
        expect([text, notJsonAt(text) === undefined]).toEqual([text, parses(text)]);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(3000);
});

test("depth and length do not matter", () => {
  expect(notJsonAt("[".repeat(1_000_000))).toBe(1_000_000);
  expect(notJsonAt(`"${"a".repeat(5_000_000)}`)).toBe(0);
});

test("a place is a line and a column, both from 1", () => {
  expect(lineAndColumn("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
  expect(lineAndColumn("ab\r\ncd", 5)).toEqual({ line: 2, column: 2 });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
