import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { logProblemText } from "../log-problem-text.ts";
import type { Verification } from "./verify.ts";
import { verify } from "./verify.ts";

const golden = (name: string): readonly string[] =>
  readFileSync(new URL(`../../test-data/v1-${name}.jsonl`, import.meta.url), "utf8").split("\n");

/** The golden log with the keys of some lines changed; undefined takes a key away. */
const changed = (name: string, changes: { readonly [line: number]: object }): string =>
  golden(name)
    .map((text, index) => {
      const change = changes[index + 1];
      return change === undefined ? text : JSON.stringify({ ...(JSON.parse(text) as object), ...change });
    })
    .join("\n");

const said = (verification: Verification): readonly string[] =>
  verification.ok ? [] : verification.problems.map((found) => `${found.code}, ${logProblemText(found)}`);

const broken = expect.stringMatching(/^wrongHash, line 13: the seal does not fit/) as string;

describe("one thing changed in the worked game", () => {
  test.for<{ name: string; changes: Parameters<typeof changed>[1]; says: string }>([
    { name: "a square", changes: { 5: { to: 15 } }, says: "differs, line 5: to: entry 4 says 15; the rules give 16" },
    {
      name: "a square and the path to it",
      changes: { 5: { path: [15], to: 15 } },
      says: "differs, line 5: path: entry 4 says [15]; the rules give [16]",
    },
    {
      name: "a path cut short",
      changes: { 2: { path: [3] } },
      says: "differs, line 2: path: entry 1 says [3]; the rules give [3,11]",
    },
    {
      name: "the player",
      changes: { 2: { player: "Bob" } },
      says: "differs, line 2: player: entry 1 says Bob; the rules give Ann",
    },
    {
      name: "the faces, and all that follows from them",
      changes: { 4: { dice: [4], roll: 4, path: [10], to: 10 } },
      says: "otherFaces, line 4: dice: entry 3 says [4]; the dice show [5]",
    },
    {
      name: "the total",
      changes: { 4: { roll: 4 } },
      says: "differs, line 4: roll: entry 3 says 4; the rules give 5",
    },
    {
      name: "something left out",
      changes: { 3: { again: undefined } },
      says: "differs, line 3: again: entry 2 says nothing; the rules give true",
    },
    {
      name: "something added",
      changes: { 2: { captured: ["Bob"] } },
      says: 'differs, line 2: captured: entry 1 says ["Bob"]; the rules give nothing',
    },
    {
      name: "who is next",
      changes: { 4: { next: "Bob" } },
      says: "differs, line 4: next: entry 3 says Bob; the rules give Ann",
    },
    {
      name: "the type",
      changes: { 2: { type: "OpeningRolled" } },
      says: "differs, line 2: type: entry 1 says OpeningRolled; the rules give TurnTaken",
    },
  ])("$name is found", ({ changes, says }) => {
    expect(said(verify(changed("scripted", changes)))).toEqual([says, broken]);
  });

  test("the difference is there as data, too", () => {
    expect(verify(changed("scripted", { 5: { to: 15 } }))).toMatchObject({
      ok: false,
      difference: { line: 5, n: 4, key: "to", recorded: 15, expected: 16 },
    });
  });

  test("the first of several differences is named", () => {
    const text = changed("scripted", { 9: { to: 12 }, 5: { to: 15 }, 12: { to: 19 } });
    expect(said(verify(text))).toEqual(["differs, line 5: to: entry 4 says 15; the rules give 16", broken]);
  });

  test("a difference comes before a later line that cannot be read", () => {
    const text = changed("scripted", { 9: { to: 99 }, 5: { to: 15 } });
    expect(said(verify(text)).map((line) => line.split(":")[0])).toEqual([
      "differs, line 5",
      "notWhole, line 9",
      "wrongHash, line 13",
    ]);
  });

  test("a script that is too short is found", () => {
    const header = JSON.parse(golden("scripted")[0] ?? "") as { source: { throws: number[][] } };
    const source = { kind: "scripted", throws: header.source.throws.slice(0, 9) };
    expect(said(verify(changed("scripted", { 1: { source } })))).toEqual([
      "noThrow, line 11: dice: entry 10 is a throw too many; the script has 9",
      broken,
    ]);
  });
});
