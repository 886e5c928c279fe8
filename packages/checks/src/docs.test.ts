import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { verificationText, verify } from "@serpentine/log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files, read, root, tool } from "./repository.ts";

/** Not tracked; inside this package, so that blocks find ours and their dependencies by name. */
const folder = join(root, "packages", "checks", "docs-blocks");

interface Block {
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

/** Every fenced block of README and docs, named after its page and the line it begins on. */
const blocks: readonly Block[] = files
  .filter((path) => /^(?:README|CONTRIBUTING|docs\/.*)\.md$/.test(path))
  .flatMap((page) =>
    Array.from(read(page).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm), ({ 1: language = "", 2: text = "", index }) => {
      const line = read(page).slice(0, index).split("\n").length;
      return { name: `${page}:${line}`, language, text };
    }),
  );
const typescript = blocks.filter(({ language }) => language === "ts");
const fileOf = ({ name }: Block) => join(folder, `${name.replaceAll(/\W/g, "-")}.ts`);

beforeAll(() => {
  // The inspector serves a page, and a browser reads no TypeScript.
  const built = tool("tsc", ["-b", "packages/inspector"], root);
  assert.equal(built.output, "");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const block of typescript) writeFileSync(fileOf(block), `// ${block.name}\n${block.text}`);
  const compilerOptions = {
    rootDir: "../../..",
    composite: false,
    incremental: false,
    noEmit: true,
    lib: ["ES2023", "DOM"],
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.tests.json", include: ["./*.ts"], compilerOptions }),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the docs have code to run", () => {
  expect(typescript.length).toBeGreaterThan(5);
});

test("every TypeScript block of the docs passes the compiler", () => {
  const { code, output } = tool("tsc", ["-p", folder], root);
  expect(output).toBe("");
  expect(code).toBe(0);
});

test.each(typescript)("$name runs, and what it asserts holds", async (block) => {
  assert.match(block.text, /assert/, "a block that asserts nothing shows nothing");
  await import(fileOf(block));
});

test.each(blocks.filter(({ language }) => language === "json"))("$name is JSON", ({ text }) => {
  expect(() => JSON.parse(text)).not.toThrow();
});

test.each(blocks.filter(({ language }) => language === "jsonl"))("$name is a log that verifies", ({ text }) => {
  const verification = verify(text);
  assert.ok(verification.ok, verificationText(verification));
});
