import { describe, expect, test } from "vitest";
import { ExactFinish, finishRuleNamed, OvershootFinishes } from "./finish-rules.ts";

describe("a finish rule says where a token lands", () => {
  test.for([
    [0, 3, 3, 3],
    [7, 3, 10, 10],
    [7, 4, 7, 10],
    [9, 6, 9, 10],
    [0, 1e21, 0, 10],
    [0, Number.MAX_SAFE_INTEGER, 0, 10],
  ] as const)("from %i with a roll of %d: %i if it must be exact, else %i", ([from, roll, exact, overshoot]) => {
    expect(new ExactFinish().land(from, roll, 10)).toBe(exact);
    expect(new OvershootFinishes().land(from, roll, 10)).toBe(overshoot);
  });
});

describe("a finish rule by its name", () => {
  test("is exact or overshoot", () => {
    expect(finishRuleNamed("exact")).toBeInstanceOf(ExactFinish);
    expect(finishRuleNamed("overshoot")).toBeInstanceOf(OvershootFinishes);
  });
  test.for([undefined, null, ""])("%o is no name: exact", (name) => {
    expect(finishRuleNamed(name)).toBeInstanceOf(ExactFinish);
  });
  test.for(["constructor", "__proto__", "toString", "hasOwnProperty", "finish", "bounce", "Exact", " exact"])(
    "%j is unknown",
    (name) => {
      expect(() => finishRuleNamed(name)).toThrow(new Error(`unknown finish rule ${name}`));
    },
  );
});
