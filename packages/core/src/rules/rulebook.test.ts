import { describe, expect, test } from "vitest";
import { extendRulebook, standardRulebook } from "./rulebook.ts";

const half = (from: number, by: number, size: number) => {
  const over = from + by - size;
  return over > 0 ? size - Math.floor(over / 2) : from + by;
};

describe("an extended rulebook", () => {
  const before = structuredClone(Object.keys(standardRulebook.ending));
  const extended = extendRulebook(standardRulebook, { ending: { half } });

  test("has the new word beside the others", () => {
    expect(Object.keys(extended.ending)).toEqual(["exact", "finish", "bounce", "half"]);
    expect(extended.ending["half"]).toBe(half);
    expect(extended.ending["exact"]).toBe(standardRulebook.ending.exact);
    expect(extended.jumping).toBe(standardRulebook.jumping);
  });

  test("leaves the one it was made from as it was", () => {
    expect(Object.keys(standardRulebook.ending)).toEqual(before);
    const twice = extendRulebook(extended, { ending: { exact: half }, capture: { all: (others) => others } });
    expect(extended.ending["exact"]).toBe(standardRulebook.ending.exact);
    expect(twice.ending["exact"]).toBe(half);
    expect(twice.ending["half"]).toBe(half);
    expect(Object.keys(extended.capture)).toEqual(["none", "sendToStart"]);
  });

  test("is not to be had with a family there is not, nor with what is no function", () => {
    expect(slip({ endings: { half } })).toThrow(new TypeError('no family of rules is called "endings"'));
    expect(slip({ constructor: { half } })).toThrow(new TypeError('no family of rules is called "constructor"'));
    expect(slip({ ending: { half: "half" } })).toThrow(new TypeError('ending "half" is not a function'));
  });
});

function slip(more: object) {
  return () => extendRulebook(standardRulebook, more);
}
