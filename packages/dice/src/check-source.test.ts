import { describe, expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import { seal } from "./seal.ts";

const die = { count: 1, faces: 6 };
const algorithm = "sha256-counter/1";
const { commitment } = seal("");
const problemsOf = (source: unknown, shape = die) => {
  const checked = checkSource(source, shape);
  return checked.ok ? [] : checked.problems.map(({ code, path, values }) => ({ code, path, values }));
};
const script = (...faces: readonly unknown[]) => ({ kind: "scripted", throws: faces.map((face) => [face]) });

describe("sources as they should be", () => {
  test.for([
    { kind: "scripted", throws: [] },
    { kind: "scripted", throws: [], repeat: false },
    { kind: "scripted", throws: [[3], [6]], repeat: true },
    { kind: "external" },
    { kind: "seeded", algorithm, seed: "" },
    { kind: "seeded", algorithm, seed: "蛇と梯子 🐍 \0" },
    { kind: "sealed", algorithm, commitment },
  ])("pass unchanged: %j", (source) => {
    expect(checkSource(source, die)).toEqual({ ok: true, source });
  });

  test("come back as frozen copies", () => {
    const asked = { kind: "scripted", throws: [[3]], repeat: true };
    const checked = checkSource(asked, die);
    asked.throws[0]?.push(7);
    asked.throws.push([9]);
    expect(checked).toEqual({ ok: true, source: { kind: "scripted", throws: [[3]], repeat: true } });
    if (!checked.ok || checked.source.kind !== "scripted") return;
    for (const part of [checked.source, checked.source.throws, checked.source.throws[0]]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test("may leave out what is undefined", () => {
    const source = { kind: "scripted", throws: [[3]], repeat: undefined };
    expect(checkSource(source, die)).toStrictEqual({ ok: true, source: { kind: "scripted", throws: [[3]] } });
  });
});

const cases: readonly { source: unknown; code: string; path?: unknown; values: unknown; reference?: string }[] = [
  { source: undefined, code: "notAnObject", path: [], values: ["undefined"] },
  { source: [], code: "notAnObject", path: [], values: ["a list or an object"] },
  { source: "seeded", code: "notAnObject", path: [], values: ['"seeded"'] },
  { source: {}, code: "missing", path: ["kind"], values: ["kind"] },
  {
    source: { kind: "Seeded" },
    code: "unknownKind",
    path: ["kind"],
    values: ['"Seeded"', "scripted", "external", "seeded", "sealed"],
  },
  {
    source: { kind: "constructor" },
    code: "unknownKind",
    path: ["kind"],
    values: ['"constructor"', "scripted", "external", "seeded", "sealed"],
  },
  { source: { kind: "external", seed: "" }, code: "unknownKey", path: ["seed"], values: ['"seed"', "kind"] },
  {
    source: JSON.parse('{ "kind": "external", "__proto__": { "kind": "seeded" } }'),
    code: "unknownKey",
    path: ["__proto__"],
    values: ['"__proto__"', "kind"],
  },
  { source: { kind: "scripted" }, code: "missing", path: ["throws"], values: ["throws"] },
  { source: { kind: "scripted", throws: "36" }, code: "notAList", path: ["throws"], values: ['"36"'] },
  { source: { kind: "scripted", throws: [3] }, code: "notAList", path: ["throws", 0], values: [3] },
  // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tested
  { source: { kind: "scripted", throws: [[3], , [4]] }, code: "notAList", path: ["throws", 1], values: ["undefined"] },
  { source: { kind: "scripted", throws: [[]] }, code: "wrongCount", path: ["throws", 0], values: [0, 1] },
  { source: { kind: "scripted", throws: [[3, 4]] }, code: "wrongCount", path: ["throws", 0], values: [2, 1] },
  {
    source: { kind: "scripted", throws: [Array(11).fill(1)] },
    code: "listTooLong",
    path: ["throws", 0],
    values: [11, 10],
  },
  {
    source: { kind: "scripted", throws: Array(1_000_001) },
    code: "listTooLong",
    path: ["throws"],
    values: [1_000_001, 1_000_000],
  },
  { source: { kind: "scripted", throws: [], repeat: true }, code: "emptyRepeat", path: ["throws"], values: [] },
  { source: { ...script(3), repeat: "yes" }, code: "notABoolean", path: ["repeat"], values: ['"yes"'] },
  { source: { ...script(3), repeat: 0 }, code: "notABoolean", path: ["repeat"], values: [0] },
  // Impossible faces.
  ...(
    [
      [0, 0],
      [7, 7],
      [-1, -1],
      [2.5, 2.5],
      [1e21, 1e21],
      [-0, "-0"],
      [NaN, "NaN"],
      [Infinity, "Infinity"],
      ["6", '"6"'],
      [null, "null"],
      [undefined, "undefined"],
      [true, "true"],
      [[3], "a list or an object"],
      [6n, "a bigint"],
      [{ valueOf: () => 3 }, "a list or an object"],
    ] as const
  ).map(([face, shown]) => ({
    source: script(face),
    code: "notWhole",
    path: ["throws", 0, 0],
    values: [shown, 1, 6],
    reference: "SL-109",
  })),
  // A number is cut off before it gets here; a text never is.
  ...[5, 0, 4294967297, 1099511627777].map((seed) => ({
    source: { kind: "seeded", algorithm, seed },
    code: "notText",
    path: ["seed"],
    values: [seed],
    reference: "SL-104",
  })),
  { source: { kind: "seeded", algorithm }, code: "missing", path: ["seed"], values: ["seed"] },
  { source: { kind: "seeded", algorithm, seed: null }, code: "notText", path: ["seed"], values: ["null"] },
  { source: { kind: "seeded", algorithm, seed: "ab\uD83D" }, code: "brokenText", path: ["seed"], values: [2] },
  { source: { kind: "seeded", algorithm, seed: "🐍\uDC00" }, code: "brokenText", path: ["seed"], values: [2] },
  { source: { kind: "seeded", seed: "" }, code: "missing", path: ["algorithm"], values: ["algorithm"] },
  {
    source: { kind: "seeded", algorithm: "sha256-counter/2", seed: "" },
    code: "unknownAlgorithm",
    path: ["algorithm"],
    values: ['"sha256-counter/2"', algorithm],
  },
  {
    source: { kind: "sealed", algorithm: 1, commitment },
    code: "unknownAlgorithm",
    path: ["algorithm"],
    values: [1, algorithm],
  },
  { source: { kind: "sealed", algorithm }, code: "missing", path: ["commitment"], values: ["commitment"] },
  ...["", "abc", commitment.toUpperCase(), `${commitment}0`, `${commitment}\n`, commitment.slice(1)].map((text) => ({
    source: { kind: "sealed", algorithm, commitment: text },
    code: "notACommitment",
    path: ["commitment"],
    values: [expect.stringMatching(/^".*["…]$/)],
  })),
];

test.for(cases)("$source is a problem: $code", ({ source, code, path, values }) => {
  expect(problemsOf(source)).toEqual([{ code, path, values }]);
});

test("all problems are named at once", () => {
  const throws = [[3], [7], [1, 2], "x", [0]];
  const found = problemsOf({ kind: "scripted", throws, repeat: 1, repeats: 2, seed: "" });
  expect(found.map(({ code, path }) => `${code} ${path.join(".")}`)).toEqual([
    "unknownKey repeats",
    "unknownKey seed",
    "notWhole throws.1.0",
    "wrongCount throws.2",
    "notAList throws.3",
    "notWhole throws.4.0",
    "notABoolean repeat",
  ]);
  expect(problemsOf({ kind: "seeded", algorithm: "x", seed: 5, extra: 1 })).toHaveLength(3);
  expect(problemsOf({ kind: "sealed", algorithm: "x", commitment: 5, extra: 1 })).toHaveLength(3);
});

test("every face of a throw of several dice is looked at", () => {
  const found = problemsOf({ kind: "scripted", throws: [[21, 20, 0]] }, { count: 3, faces: 20 });
  expect(found.map(({ path }) => path)).toEqual([
    ["throws", 0, 0],
    ["throws", 0, 2],
  ]);
});

test("a problem says in words what its code and values say", () => {
  const checked = checkSource({ kind: "seeded", algorithm: "dice/9", seed: 5 }, die);
  expect(checked.ok ? [] : checked.problems.map(({ text }) => text)).toEqual([
    '"dice/9" is no algorithm known here; known are: sha256-counter/1',
    "should be text in quotes, but is 5",
  ]);
});
