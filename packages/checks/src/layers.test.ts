import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mirror, tool } from "./repository.ts";

// Each planted file breaks one rule, and lint must say so in these words.
const refused: readonly (readonly [what: string, path: string, text: string, message: RegExp])[] = [
  [
    "core imports a type of dice",
    "core/src/rules/a.ts",
    `import type { Dice } from "@serpentine/dice"; export type A = Dice;`,
    /core may not import dice/,
  ],
  [
    "core names a type of dice",
    "core/src/rules/b.ts",
    `export type B = import("@serpentine/dice").Dice;`,
    /core may not import dice/,
  ],
  [
    "core loads dice",
    "core/src/rules/c.ts",
    `export const c = () => import("@serpentine/dice");`,
    /core may not import dice/,
  ],
  [
    "core exports what dice has",
    "core/src/rules/d.ts",
    `export { d } from "@serpentine/dice";`,
    /core may not import dice/,
  ],
  [
    "core reaches dice by path",
    "core/src/rules/e.ts",
    `import type { E } from "../../../dice/src/index.ts"; export type F = E;`,
    /imported by its name/,
  ],
  [
    "core imports itself by name",
    "core/src/rules/f.ts",
    `export { f } from "@serpentine/core";`,
    /imports itself by name/,
  ],
  ["editions import log", "editions/src/a.ts", `export { a } from "@serpentine/log";`, /editions may not import log/],
  [
    "dice import machine",
    "dice/src/a.ts",
    `export type { A } from "@serpentine/machine";`,
    /dice may not import machine/,
  ],
  ["cli imports checks", "cli/src/a.ts", `export { a } from "@serpentine/checks";`, /nobody imports checks/],
  ["log uses XState", "log/src/a.ts", `export type { Actor } from "xstate";`, /log knows no XState/],
  ["core uses a part of XState", "core/src/game/x.ts", `export { a } from "xstate/graph";`, /core knows no XState/],
  [
    "core uses fast-check outside of testing",
    "core/src/game/y.ts",
    `export { integer } from "fast-check";`,
    /fast-check is for/,
  ],
  [
    "a board imports a type of the rules",
    "core/src/board/a.ts",
    `export type { R } from "../rules/r.ts";`,
    /board may not import rules/,
  ],
  [
    "a rule imports the setup",
    "core/src/rules/g.ts",
    `export { s } from "../setup/s.ts";`,
    /rules may not import setup/,
  ],
  [
    "the game imports testing",
    "core/src/game/a.ts",
    `export { t } from "../testing/t.ts";`,
    /game may not import testing/,
  ],
  [
    "the game imports the front door",
    "core/src/game/b.ts",
    `export { t } from "../index.ts";`,
    /not the folder's index/,
  ],
  ["a file of core is in no layer", "core/src/extra.ts", `export { s } from "./board/s.ts";`, /is no layer of core/],
  ["a front door exports a star", "log/src/index.ts", `export * from "./a.ts";`, /no `export \*`/],
  ["dice call Math.random", "dice/src/b.ts", `export const b = () => Math.random();`, /Faces come from outside/],
  [
    "dice take random out of Math",
    "dice/src/c.ts",
    `const { random } = Math; export const c = random;`,
    /Faces come from outside/,
  ],
  ["core calls Math.random", "core/src/rules/h.ts", `export const h = () => Math.random();`, /Faces come from outside/],
  ["machine makes a Date", "machine/src/a.ts", `export const a = () => new Date();`, /Time comes from outside/],
  [
    "machine finds Date in globalThis",
    "machine/src/b.ts",
    `export const b = () => globalThis.Date.now();`,
    /Time comes from outside/,
  ],
  ["core asks Date.now", "core/src/rules/i.ts", `export const i = () => Date.now();`, /Time comes from outside/],
  ["a type is any", "log/src/b.ts", `export const b = (a: any): unknown => a;`, /any/],
  [
    "two files import each other",
    "editions/src/b.ts",
    `import type { C } from "./c.ts"; export type B = C | 1;`,
    /cycle/i,
  ],
];

const accepted: Readonly<Record<string, string>> = {
  "packages/editions/src/c.ts": `import type { B } from "./d.ts"; export type C = B | 2;`,
  "packages/editions/src/d.ts": `import type { B } from "./b.ts"; export type D = B; export type { B };`,
  "packages/core/src/game/good.ts": `import type { r } from "../rules/good.ts"; export { produce } from "immer"; export type R = typeof r;`,
  "packages/core/src/rules/good.ts": `export const r = Math.max(1, 2);`,
  "packages/core/src/testing/good.ts": `export { r } from "../rules/good.ts"; export { integer } from "fast-check";`,
  "packages/core/src/rules/good.test.ts": `import { integer } from "fast-check"; export const a = integer; export { r } from "../game/good.ts";`,
  "packages/machine/src/good.ts": `export type { Dice } from "@serpentine/dice"; export { setup } from "xstate";`,
  "packages/cli/src/good.ts": `export type { Log } from "@serpentine/log"; export const now = () => Date.now();`,
};
const good = Object.keys(accepted).filter((path) => path.includes("good"));

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly { readonly filename: string; readonly message: string; readonly help?: string }[];
}

describe("lint", () => {
  const planted = Object.fromEntries(refused.map(([, path, text]) => [`packages/${path}`, `${text}\n`]));
  const folder = mirror([".oxlintrc.json", "packages/checks/lint"], { ...accepted, ...planted });
  let report: Report;
  const complaints = (path: string) =>
    report.diagnostics
      .filter((found) => found.filename === path)
      .map((found) => `${found.message} ${found.help ?? ""}`);

  beforeAll(() => {
    const config = `${folder}/.oxlintrc.json`;
    report = JSON.parse(tool("oxlint", ["-c", config, "--format", "json", "packages"], folder).output) as Report;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("reads every planted file", () => {
    expect(report.number_of_files).toBeGreaterThanOrEqual(refused.length + Object.keys(accepted).length);
  });
  test.for(refused)("refuses: %s", ([, path, , message]) => {
    expect(complaints(`packages/${path}`).join("\n")).toMatch(message);
  });
  test.for(good)("accepts %s", (path) => {
    expect(complaints(path)).toEqual([]);
  });
});

test.for(["console.log(1)", "process.exit(1)", "setTimeout(() => {}, 1)", `fetch("/")`])(
  "core does not compile with %s",
  (statement) => {
    const project = "packages/core/tsconfig.json";
    const compile = (text: string) => {
      const folder = mirror(["tsconfig.base.json", "packages/core/package.json", project], {
        "packages/core/src/planted.ts": text,
      });
      const result = tool("tsc", ["-p", project, "--noEmit", "--composite", "false"], folder);
      rmSync(folder, { recursive: true });
      return result;
    };
    expect(compile(`export const a = 1;\n`)).toEqual({ code: 0, output: "" });
    expect(compile(`export const a = 1;\n${statement};\n`).output).toMatch(/planted\.ts.*Cannot find name/);
  },
);
