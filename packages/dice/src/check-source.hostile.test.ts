import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import { sourceProblemCodes } from "./vocabulary.ts";

const die = { count: 1, faces: 6 };

function trap(): never {
  throw new Error("a trap");
}

/** Throws an object that throws when it is looked at. */
function trapInTrap(): never {
  throw new Proxy({}, { get: trap, getPrototypeOf: trap, has: trap });
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const cycle: Record<string, unknown> = { kind: "scripted" };
cycle["throws"] = [cycle, [cycle]];
const endless = new Proxy([], { get: (target, key) => (key === "length" ? Infinity : Reflect.get(target, key)) });
const strange = (length: unknown) =>
  new Proxy([], { get: (target, key) => (key === "length" ? length : Reflect.get(target, key)) });
const deep = () => {
  let list: unknown[] = [];
  for (let depth = 0; depth < 100_000; depth += 1) list = [list];
  return list;
};
const everyTrap = new Proxy(
  {},
  { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap, getOwnPropertyDescriptor: trap },
);

const hostile: readonly (readonly [string, unknown])[] = [
  ["a symbol", Symbol("kind")],
  ["a bigint", 5n],
  ["a function", trap],
  ["a proxy that always throws", everyTrap],
  ["a revoked proxy", revoked({})],
  ["a revoked list", revoked([])],
  ["a getter that throws", Object.defineProperty({}, "kind", { get: trap, enumerable: true })],
  ["a getter that throws a trap", Object.defineProperty({}, "kind", { get: trapInTrap, enumerable: true })],
  ["a kind that cannot become text", { kind: { toString: trap, [Symbol.toPrimitive]: trap } }],
  ["a kind that is a symbol", { kind: Symbol("seeded") }],
  ["a cycle", cycle],
  ["throws that cannot be read", { kind: "scripted", throws: revoked([]) }],
  ["a throw that cannot be read", { kind: "scripted", throws: [revoked([])] }],
  ["endless throws", { kind: "scripted", throws: endless }],
  ["an endless throw", { kind: "scripted", throws: [endless] }],
  ["a length that is a symbol", { kind: "scripted", throws: strange(Symbol("length")) }],
  ["a length that is a bigint", { kind: "scripted", throws: strange(10n ** 30n) }],
  ["a small length that is a bigint", { kind: "scripted", throws: strange(5n) }],
  ["a length that is text", { kind: "scripted", throws: [strange("x".repeat(1000))] }],
  ["a deep list", { kind: "scripted", throws: deep() }],
  ["a seed that is an object", { kind: "seeded", algorithm: "sha256-counter/1", seed: everyTrap }],
  ["a seed in an object", { kind: "seeded", algorithm: "sha256-counter/1", seed: Object("text") as unknown }],
  ["a commitment that is an object", { kind: "sealed", algorithm: everyTrap, commitment: everyTrap }],
  ["a very long key", { kind: "external", ["x".repeat(1_000_000)]: 1 }],
  ["inherited keys", Object.create({ kind: "external" })],
];

function isPlainProblem(problem: unknown): boolean {
  return JSON.stringify(JSON.parse(JSON.stringify(problem))) === JSON.stringify(problem);
}

describe("is refused without throwing", () => {
  test.for(hostile)("%s", ([, source]) => {
    const checked = checkSource(source, die);
    expect(checked.ok).toBe(false);
    if (checked.ok) return;
    expect(checked.problems.length).toBeGreaterThan(0);
    for (const problem of checked.problems) {
      expect(sourceProblemCodes).toContain(problem.code);
      for (const value of problem.values) expect(["string", "number"]).toContain(typeof value);
      expect(problem.text.length).toBeLessThan(500);
      expect(isPlainProblem(problem)).toBe(true);
    }
  });
});

test("what can be read beside a trap is named, too", () => {
  const checked = checkSource({ kind: "scripted", throws: [revoked([]), [7]], repeat: 1 }, die);
  expect(checked.ok ? [] : checked.problems.map(({ code }) => code)).toEqual(["unreadable", "notWhole", "notABoolean"]);
});

test("a value that changes when it is read again is read once", () => {
  let reads = 0;
  const counted = {
    kind: "seeded",
    algorithm: "sha256-counter/1",
    get seed() {
      reads += 1;
      return reads === 1 ? "a" : 5;
    },
  };
  expect(checkSource(counted, die)).toMatchObject({ ok: true, source: { seed: "a" } });
  let lengths = 0;
  const throws = new Proxy([[1], [2]], {
    get: (target, key) => (key === "length" && (lengths += 1) > 1 ? 1e9 : Reflect.get(target, key)),
  });
  expect(checkSource({ kind: "scripted", throws }, die)).toMatchObject({ ok: true, source: { throws: [[1], [2]] } });
});

test("any value, and any value in any place, is answered", () => {
  const any = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withTypedArray: true,
  });
  const source = fc.oneof(
    any,
    fc.record(
      {
        kind: fc.constantFrom("scripted", "external", "seeded", "sealed"),
        throws: any,
        repeat: any,
        algorithm: any,
        seed: any,
        commitment: any,
      },
      { requiredKeys: ["kind"] },
    ),
    fc.record({ kind: fc.constant("scripted"), throws: fc.array(fc.array(any)) }),
  );
  fc.assert(
    fc.property(source, (value) => {
      const checked = checkSource(value, die);
      if (!checked.ok) return checked.problems.length > 0 && checked.problems.every(isPlainProblem);
      const again = checkSource(JSON.parse(JSON.stringify(checked.source)), die);
      return JSON.stringify(again) === JSON.stringify(checked);
    }),
  );
});

test("a hundred thousand wrong throws are all named", () => {
  const checked = checkSource({ kind: "scripted", throws: Array(100_000).fill(0) }, die);
  expect(checked.ok ? 0 : checked.problems.length).toBe(100_000);
});
