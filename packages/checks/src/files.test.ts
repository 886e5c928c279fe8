import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { files, read } from "./repository.ts";

const source = files.filter((path) => /^packages\/.*\.(m?[jt]sx?)$/.test(path) && !path.includes("/fixtures/"));

describe("source files", () => {
  test("are found", () => {
    expect(source.length).toBeGreaterThan(10);
  });
  test("are named after what is in them", () => {
    const named = source.filter((path) => /^(types|utils?|helpers?)\.m?[jt]sx?$/.test(basename(path)));
    expect(named).toEqual([]);
  });
  test("have at most 300 lines", () => {
    const long = source.filter((path) => read(path).trimEnd().split("\n").length > 300);
    expect(long).toEqual([]);
  });
});

test.for(["immer", "valibot"])("exactly one file of core imports %s", (name) => {
  const importing = source.filter((path) => path.startsWith("packages/core/src/") && !/\.test(-d)?\.ts$/.test(path));
  const specifier = new RegExp(`["']${name}(/[^"']*)?["']`);
  expect(importing.filter((path) => specifier.test(read(path)))).toHaveLength(1);
});

describe("the lock file", () => {
  test("names no registry host", () => {
    expect(read("pnpm-lock.yaml")).not.toMatch(/https?:\/\/|tarball:/);
  });
  test("is the only one", () => {
    const others = files.filter((path) => /(^|\/)(package-lock\.json|yarn\.lock|npm-shrinkwrap\.json)$/.test(path));
    expect(others).toEqual([]);
    expect(files.filter((path) => basename(path) === "pnpm-lock.yaml")).toEqual(["pnpm-lock.yaml"]);
  });
});
