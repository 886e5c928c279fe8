import { decide, extendRulebook, initialState, type Rulebook, standardRulebook } from "@serpentine/core";
import { gameOf } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { files, read } from "./repository.ts";

const folder = "packages/core/src/rules";
const table: Rulebook = standardRulebook;
const rules = Object.entries(table).flatMap(([family, words]) =>
  Object.keys(words).map((word) => [family, word] as const),
);

describe.each(rules)("the %s %s", (family, word) => {
  test("is a file of its own, named after its word, with a test beside it", () => {
    expect(files).toContain(`${folder}/${family}/${word}.ts`);
    expect(files).toContain(`${folder}/${family}/${word}.test.ts`);
  });
  test("has a heading in the reference, under that of its family", () => {
    const section = read("docs/reference/rules.md")
      .split(/^## /m)
      .find((text) => text.startsWith(`${family}\n`));
    expect(section?.split("\n")).toContain(`### \`${word}\``);
  });
});

test("every file of a family is one of its words", () => {
  const inFamilies = files.filter((path) => /\/rules\/[^/]+\/[^/]+\.ts$/.test(path) && path.startsWith(folder));
  const expected = rules.flatMap(([family, word]) => [
    `${folder}/${family}/${word}.ts`,
    `${folder}/${family}/${word}.test.ts`,
  ]);
  expect(inFamilies.toSorted()).toEqual(expected.toSorted());
});

/** Past home, the token begins the board again. */
const circle = (from: number, by: number, size: number) => {
  const past = from + by - size;
  return past > 0 ? past : from + by;
};

describe("a fourth ending", () => {
  const before = Object.keys(standardRulebook.ending);
  const extended = extendRulebook(standardRulebook, { ending: { circle } });

  test("is played by a rulebook that was extended from outside", () => {
    const game = gameOf({ board: { size: 10 }, players: ["Ann"], rules: { ending: "circle" } }, extended);
    const state = { ...initialState(game), positions: [8] };
    const decision = decide(game, state, { type: "roll", dice: [5] });
    expect(decision).toMatchObject({ ok: true, event: { from: 8, path: [3], to: 3, outcome: "move" } });
  });
  test("leaves every other rule the very same function, and the rulebook it came from as it was", () => {
    for (const [family, words] of Object.entries(table)) {
      const untouched = Object.entries(words as object);
      const after = Object.entries(Reflect.get(extended, family) as object);
      expect(after.filter(([word]) => word !== "circle")).toEqual(untouched);
      for (const [word, rule] of untouched) expect(Reflect.get(Reflect.get(extended, family), word)).toBe(rule);
    }
    expect(Object.keys(standardRulebook.ending)).toEqual(before);
  });
  test("is known by no file of an ending that is there: none names another", () => {
    const endings = Object.keys(standardRulebook.ending);
    for (const word of endings) {
      const imported = Array.from(read(`${folder}/ending/${word}.ts`).matchAll(/from "([^"]+)"/g), ([, path]) => path);
      expect(imported.filter((path) => endings.some((other) => path?.endsWith(`/${other}.ts`)))).toEqual([]);
    }
  });
  test("is one line of the table and its import", () => {
    const lines = read(`${folder}/rulebook.ts`).split("\n");
    for (const word of Object.keys(standardRulebook.ending)) {
      expect(lines.filter((line) => new RegExp(`^(import|\\s+ending:).*\\b${word}\\b`).test(line))).toHaveLength(2);
    }
  });
});
