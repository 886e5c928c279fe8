import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { logProblemCodes } from "./log-problem.ts";
import { logProblemText } from "./log-problem-text.ts";

const here = new URL("./", import.meta.url);
const others = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && path !== "log-problem.test.ts")
  .map((path) => readFileSync(new URL(path, here), "utf8"))
  .join("");

const named = (code: string): boolean => new RegExp(`["'\`/^]${code}[,"]`).test(others);

test("every code is reached by a test", () => {
  expect(logProblemCodes.filter((code) => !named(code))).toEqual([]);
});

test.for(logProblemCodes)("%s has words", (code) => {
  expect(logProblemText({ code, line: 7, path: [], values: [1, 2, 3, 4] })).toMatch(/^line 7: [a-zA-Z0-9]/);
});

test("a place is written as in a program", () => {
  const problem = { code: "blankLine", line: 3, values: [] } as const;
  expect(logProblemText({ ...problem, path: ["restored", 1, 0] })).toMatch(/^line 3: restored\[1\]\[0\]: the line/);
});
