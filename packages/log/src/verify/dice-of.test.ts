import { readFileSync } from "node:fs";
import { seal as promise } from "@serpentine/dice";
import { describe, expect, test } from "vitest";
import { headerLine } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import type { Log } from "../vocabulary.ts";
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

describe("sealed dice", () => {
  test("are asked once the seal shows the seed", () => {
    const open = golden("sealed").slice(0, -2).join("\n");
    expect(verify(open)).toMatchObject({ ok: true, checked: { dice: "stillSealed", seal: "none" } });
    expect(verify(golden("sealed").join("\n"))).toMatchObject({ checked: { dice: "askedAgain", seal: "holds" } });
  });
  test("are not asked for the faces of another seed", () => {
    expect(said(verify(changed("sealed", { 29: { seed: "another" } })))).toEqual([
      expect.stringMatching(
        /^wrongSeed, line 29: seed: the SHA-256 of this seed is [0-9a-f]{64}, not 8006e57f/,
      ) as string,
    ]);
  });
  test("of another seed come before what is after the seal", () => {
    const text = `${changed("sealed", { 29: { seed: "another" } })}{}\n`;
    expect(said(verify(text)).map((line) => line.split(":")[0])).toEqual(["wrongSeed, line 29", "afterSeal, line 30"]);
  });
  test("with a seed of somebody's liking, and a promise to match, show other faces", () => {
    const text = changed("sealed", { 1: { source: promise("another") }, 29: { seed: "another" } });
    expect(said(verify(text)).map((line) => line.split(":")[0])).toEqual(["otherFaces, line 3", "wrongHash, line 29"]);
  });
});

test("a log that cannot be opened cannot be verified", () => {
  expect(verify("")).toMatchObject({ ok: false, problems: [{ code: "empty" }], difference: null });
  expect(verify(headerLine({ ...(JSON.parse(golden("sealed")[0] ?? "") as Log["header"]), id: "" }))).toMatchObject({
    problems: [{ code: "notText", line: 1, path: ["id"] }],
  });
});
