import { anything, assert, property } from "fast-check";
import { expect, test } from "vitest";
import { plain } from "./plain.ts";

function named() {}
const limits = { levels: 3, entries: 2, values: 8, text: 10 };

test("JSON stays what it is", () => {
  const json = { a: [1, "two", null, true, { b: -0.5 }], c: {} };
  expect(plain(json)).toMatchObject({ value: json, cut: false });
});

test("what is no JSON becomes a word", () => {
  const values = [
    named,
    () => 1,
    10n,
    Symbol("s"),
    NaN,
    -Infinity,
    undefined,
    /x/g,
    new Error("no"),
    new Uint8Array(9),
  ];
  expect(plain(values.slice(0, 6)).value).toEqual([
    "[function named]",
    "[function anonymous]",
    "10n",
    "Symbol(s)",
    "NaN",
    "-Infinity",
  ]);
  expect(plain(values.slice(6)).value).toEqual([
    null,
    "/x/g",
    { name: "Error", message: "no" },
    "[Uint8Array of 9 bytes]",
  ]);
  expect(plain(new Map([[1, new Set(["x"])]])).value).toEqual({ "[map]": [[1, { "[set]": ["x"] }]] });
  expect(plain({ at: new Date(0), gone: undefined }).value).toEqual({ at: "1970-01-01T00:00:00.000Z" });
  expect(plain(undefined).value).toBe("undefined");
});

test("functions are named as one likes", () => {
  expect(plain({ guard: named }, undefined, (name) => name).value).toEqual({ guard: "named" });
});

test("a circle is cut where it closes, and the same object twice is no circle", () => {
  const round: { self?: unknown } = {};
  round.self = round;
  expect(plain(round).value).toEqual({ self: "[circular]" });
  const twice = { a: 1 };
  expect(plain([twice, twice]).value).toEqual([{ a: 1 }, { a: 1 }]);
});

test("what is too long, too deep or too much is left out, and says so", () => {
  expect(plain("x".repeat(12), limits)).toMatchObject({ value: `${"x".repeat(10)}… (12 characters)`, cut: true });
  expect(plain([1, 2, 3, 4], limits)).toMatchObject({ value: [1, 2, "… 2 more"], cut: true });
  expect(plain({ a: 1, b: 2, c: 3 }, limits)).toMatchObject({ value: { a: 1, b: 2, "…": "1 more" }, cut: true });
  expect(plain([[[[1]]]], limits)).toMatchObject({ value: [[["[deeper]"]]], cut: true });
  expect(
    plain(
      [
        [
          [1, 2],
          [1, 2],
        ],
        [[1, 2], 2],
      ],
      limits,
    ).value,
  ).toEqual([
    [
      [1, 2],
      [1, 2],
    ],
    "[left out]",
  ]);
});

test("what throws when it is looked at is said to be unreadable", () => {
  const hostile = {
    get: () => {
      throw new Error("no");
    },
  };
  expect(plain(new Proxy({ a: 1 }, hostile)).value).toBe("[unreadable]");
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(plain([proxy]).value).toEqual(["[unreadable]"]);
  expect(plain(Object.defineProperty({ b: 1 }, "a", { enumerable: true, ...hostile })).value).toEqual({
    b: 1,
    a: "[unreadable]",
  });
});

test("the key __proto__ is a key like any other", () => {
  const { value } = plain(JSON.parse('{"__proto__":{"polluted":true}}'));
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":true}}');
});

test("anything becomes JSON of bounded size", () => {
  const any = anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  assert(
    property(any, (value) => {
      const text = JSON.stringify(plain(value, limits).value);
      expect(JSON.parse(text)).toEqual(plain(value, limits).value);
      expect(text.length).toBeLessThan(1_000);
    }),
  );
});
