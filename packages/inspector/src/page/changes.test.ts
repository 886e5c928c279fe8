import { expect, test } from "vitest";
import type { Json } from "../plain.ts";
import { activePaths } from "./active-paths.ts";
import { changesOf, mostChanges, pathText } from "./changes.ts";
import { short, shortPayload } from "./short.ts";

const lines = (before: Json | undefined, after: Json | undefined) =>
  changesOf(before, after).map(
    ({ path, before: old, after: now }) => `${pathText(path)}: ${short(old)} → ${short(now)}`,
  );

test("each place that differs is named, in the order of the newer value", () => {
  const before = { state: { positions: [0, 4], next: 0 }, gone: true, same: { a: [1] } };
  const after = { state: { positions: [11, 4, 0], next: 1 }, same: { a: [1] }, "a key": null };
  expect(lines(before, after)).toEqual([
    "state.positions[0]: 0 → 11",
    "state.positions[2]: nothing → 0",
    "state.next: 0 → 1",
    '["a key"]: nothing → null',
    "gone: true → nothing",
  ]);
});

test("what is of another kind is one change", () => {
  expect(lines({ a: [1] }, { a: { 0: 1 } })).toEqual(['a: [1] → {"0":1}']);
  expect(lines({ a: null }, { a: {} })).toEqual(["a: null → {}"]);
  expect(lines(undefined, 5)).toEqual(["context: nothing → 5"]);
  expect(lines(5, 5)).toEqual([]);
});

test("keys that objects inherit are no keys", () => {
  expect(lines({ constructor: 1 }, {})).toEqual(["constructor: 1 → nothing"]);
  expect(lines({}, JSON.parse('{"__proto__":1}') as Json)).toEqual(["__proto__: nothing → 1"]);
});

test("no more changes are looked for than are listed, and one more", () => {
  expect(
    changesOf(
      [],
      Array.from({ length: 999 }, () => 1),
    ),
  ).toHaveLength(mostChanges + 1);
});

test("a line is cut where it gets long", () => {
  expect(short("x".repeat(100), 10)).toBe('"xxxxxxxx…');
  expect(shortPayload({ dice: [3], player: "Ann" })).toBe('dice: [3], player: "Ann"');
  expect(shortPayload({ text: "x".repeat(100) }, 12)).toBe('text: "xxxx…');
  expect(shortPayload({})).toBe("");
});

test("the paths of a state value", () => {
  expect(activePaths("over")).toEqual(["over"]);
  expect(activePaths({ playing: "turns" })).toEqual(["playing.turns"]);
  expect(activePaths({ a: { b: "c" }, d: {}, e: "f" })).toEqual(["a.b.c", "d", "e.f"]);
  for (const none of [undefined, null, 3, ["a"]]) expect(activePaths(none)).toEqual([]);
});
