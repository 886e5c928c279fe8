import { expect, test } from "vitest";
import { same, Unexpected, written } from "./expected.ts";

test.for<readonly [unknown, string]>([
  [3, "3"],
  [-0, "-0"],
  ["a", '"a"'],
  [null, "null"],
  [undefined, "undefined"],
  [[], "[]"],
  [{}, "{}"],
  [[1, "a"], '[1, "a"]'],
  [{ b: 1, a: [] }, '{\n  "a": [],\n  "b": 1\n}'],
  [[{ a: 1 }, 2], '[\n  {\n    "a": 1\n  },\n  2\n]'],
])("%o is written down", ([value, text]) => {
  expect(written(value)).toBe(text);
});

test("two values are the same when what is in them is", () => {
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(same({ a: 0 }, { a: -0 })).toBe(false);
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test.for<readonly [string, unknown, unknown, string]>([
  ["one line added", [{ a: 1 }], [], '- []\n+ [\n+   {\n+     "a": 1\n+   }\n+ ]'],
  ["the last line", { a: 1, b: 2 }, { a: 1, b: 3 }, '  {\n    "a": 1,\n-   "b": 3\n+   "b": 2\n  }'],
  [
    "two places",
    { a: 1, b: 2, c: 3 },
    { a: 0, b: 2, c: 0 },
    '  {\n-   "a": 0,\n+   "a": 1,\n    "b": 2,\n-   "c": 0\n+   "c": 3\n  }',
  ],
])("the difference of %s", ([, actual, wanted, lines]) => {
  expect(new Unexpected("what", actual, wanted).message).toBe(`what\n- expected\n+ came\n${lines}`);
});
