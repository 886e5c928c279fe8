import { expect, test } from "vitest";
import { files } from "./repository.ts";

const topLevel = [
  ".biome.json",
  ".ci",
  ".editorconfig",
  ".gitattributes",
  ".gitignore",
  ".oxlintrc.json",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "README.md",
  "docs",
  "package.json",
  "packages",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "tsconfig.base.json",
  "vitest.workspace.ts",
];

test("the top level holds these files and folders and nothing else", () => {
  expect(new Set(files.map((path) => path.split("/")[0]))).toEqual(new Set(topLevel));
});
