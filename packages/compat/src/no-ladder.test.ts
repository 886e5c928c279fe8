import { readdirSync, readFileSync } from "node:fs";
import { standardRulebook } from "@serpentine/core";
import { expect, test } from "vitest";

const here = new URL("./", import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(?<!\.test)\.ts$/.test(path),
);
const words = [...Object.keys(standardRulebook.ending), "overshoot"];

/** The code of a file, comments left out. */
const code = (path: string) => readFileSync(new URL(path, here), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

test("the sources are found", () => {
  expect(sources).toContain("strategy/config.ts");
  expect(sources.length).toBeGreaterThan(7);
});

test.for(sources)("%s compares nothing with the name of a rule, and switches over none", (path) => {
  const text = code(path);
  expect(text).not.toMatch(/\bswitch\b/);
  for (const word of words) {
    const quoted = `["'\`]${word}["'\`]`;
    expect(text).not.toMatch(new RegExp(`[=!]==?\\s*${quoted}|${quoted}\\s*[=!]==?`));
  }
});
