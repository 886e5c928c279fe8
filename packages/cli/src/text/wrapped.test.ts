import { expect, test } from "vitest";
import { wrapped } from "./wrapped.ts";

test("lines are parted at blanks and are no longer than asked for", () => {
  expect(wrapped("slides down the snake to 5, rolls again", 20)).toEqual([
    "slides down the",
    "snake to 5, rolls",
    "again",
  ]);
  expect(wrapped("exactly twenty chars", 20)).toEqual(["exactly twenty chars"]);
});

test("a word that is too long stays whole", () => {
  expect(wrapped("a serpentine-20261129.jsonl b", 10)).toEqual(["a", "serpentine-20261129.jsonl", "b"]);
});

test("an empty text is an empty line", () => {
  expect(wrapped("", 10)).toEqual([""]);
});
