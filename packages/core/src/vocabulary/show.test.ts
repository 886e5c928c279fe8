import { describe, expect, test } from "vitest";
import { show, thrown } from "./show.ts";

test.for([
  [3, 3],
  [-2.5, -2.5],
  [0, 0],
  [-0, "-0"],
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  ["a\n", '"a\\n"'],
  [7n, "7n"],
  [true, "true"],
  [null, "null"],
  [undefined, "undefined"],
  [Symbol("six"), "Symbol(six)"],
  [() => 3, "a function"],
  [[], "[]"],
  [[1, "a", null], '[1,"a",null]'],
  [{}, "{}"],
  [{ a: 1, b: "c" }, '{"a":1,"b":"c"}'],
  [new Map([[1, 2]]), "{}"],
] as const)("%o is shown as %o", ([value, shown]) => {
  expect(show(value)).toBe(shown);
});

describe("what is long or deep", () => {
  test("is cut at 60 characters", () => {
    const fits = "x".repeat(58);
    expect(show(fits)).toBe(`"${fits}"`);
    expect(show(`${fits}x`)).toBe(`"${fits}…`);
    expect(show("x".repeat(1_000_000))).toBe(`"${fits}…`);
  });
  test("shows ten of a list and five of an object", () => {
    expect(show([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe("[1,2,3,4,5,6,7,8,9,10]");
    expect(show([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toBe("[1,2,3,4,5,6,7,8,9,10,…]");
    expect(show({ a: 1, b: 2, c: 3, d: 4, e: 5 })).toBe('{"a":1,"b":2,"c":3,"d":4,"e":5}');
    expect(show({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 })).toBe('{"a":1,"b":2,"c":3,"d":4,"e":5,…}');
  });
  test("is shown two levels deep", () => {
    expect(show([[[1]], { a: [2], b: {}, c: { d: 1 } }])).toBe('[[[…]],{"a":[…],"b":{},"c":{…}}]');
  });
  test("may go round in a circle", () => {
    const round: unknown[] = [];
    round.push(round);
    expect(show(round)).toBe("[[[…]]]");
  });
});

describe("what cannot be read", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();

  test("is said to be so", () => {
    expect(show(proxy)).toBe("(unreadable)");
    const getter = Object.defineProperty({}, "a", { enumerable: true, get: () => JSON.parse("{") });
    expect(show(getter)).toBe("(unreadable)");
  });

  test("may have been thrown", () => {
    expect(thrown(new RangeError("too far"))).toBe("too far");
    expect(thrown("too far")).toBe("too far");
    expect(show(thrown(proxy))).toBe("(unreadable)");
    const error = Object.defineProperty(new Error("hidden"), "message", { get: () => JSON.parse("{") });
    expect(thrown(error)).toBe(error);
  });
});
