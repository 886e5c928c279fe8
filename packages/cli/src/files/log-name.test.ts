import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder } from "../testing/folder.ts";
import { logNameOf, logNameProblem, newId } from "./log-name.ts";

const now = () => new Date("2026-11-29T18:00:05.123Z");

test("an id says when the game began, and differs for two that began at once", () => {
  expect(newId({ now, newSeed: () => "c0ffee" })).toBe("20261129-180005-c0ff");
  expect(logNameOf("20261129-180005-c0ff")).toBe("serpentine-20261129-180005-c0ff.jsonl");
});

test("a new file in a folder that is there is no problem", () => {
  const { path } = folder();
  expect(logNameProblem("new.jsonl", false, path)).toBeUndefined();
  expect(logNameProblem(join(path, "new.jsonl"), false, "/")).toBeUndefined();
});

test("a file that is there is written over only when that is asked for", () => {
  const { path, write } = folder();
  write("old.jsonl", "");
  expect(logNameProblem("old.jsonl", false, path)).toBe("it is there already; --force writes over it.");
  expect(logNameProblem("old.jsonl", true, path)).toBeUndefined();
});

test("what cannot be a log is told in words", () => {
  const { path, write } = folder();
  write("file", "");
  mkdirSync(join(path, "inner"));
  expect(logNameProblem("inner", true, path)).toBe("it is a folder, not a file.");
  expect(logNameProblem("nowhere/a.jsonl", false, path)).toBe("there is no such file or folder.");
  expect(logNameProblem("file/a.jsonl", false, path)).toBe("there is no such file or folder.");
  expect(logNameProblem("x".repeat(300), false, path)).toBe("the name is too long.");
  expect(logNameProblem("", false, path)).toBe("the name of a file is wanted.");
  expect(logNameProblem("-", false, path)).toBe("the name of a file is wanted.");
});

// Root may write anywhere.
test.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
  "a folder that may not be written is told",
  () => {
    const { path } = folder();
    chmodSync(path, 0o500);
    expect(logNameProblem("a.jsonl", false, path)).toBe("this user may not open it.");
    chmodSync(path, 0o700);
  },
);
