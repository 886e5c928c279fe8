import { families } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { spellings } from "./options/rule.ts";
import { run } from "./testing/fake-io.ts";
import { folder } from "./testing/folder.ts";

const commands = ["play", "replay", "verify", "check", "inspect", "chart", "help"];

describe("the help", () => {
  test.each([
    ["--help"],
    ["-h"],
    ["help"],
    ...commands.flatMap((name) => [
      [name, "--help"],
      ["help", name],
    ]),
  ])("of %s %s fits on a screen", async (...args) => {
    const { code, out, err } = await run(args.filter((arg) => arg !== undefined));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const lines = out.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test("names every command", async () => {
    const { out } = await run(["--help"]);
    for (const name of commands) expect(out).toMatch(new RegExp(`^ {2}${name} .*\\w$`, "m"));
  });

  test("names every rule in the spelling of the command line", async () => {
    const { out } = await run(["play", "--help"]);
    for (const family of families) {
      expect(out).toMatch(
        new RegExp(`^ {2}--${family} <rule> +${spellings(family).join(", ").replace(",", " \\(usual\\),")}$`, "m"),
      );
    }
  });

  test("counts throws where a game is given up", async () => {
    const { out } = await run(["play", "--help"]);
    expect(out).toContain("\n  --max-turns <number>  stop after that many throws if nobody won; 10000 (usual)\n");
  });

  test("is shown as an error where no command is given", async () => {
    const { code, out, err } = await run([]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^Usage: serpentine/);
  });
});

describe("a wrong word", () => {
  test.each([
    [["paly"], "error: unknown command 'paly'\n(Did you mean play?)\n"],
    [["verfy", "x"], "error: unknown command 'verfy'\n(Did you mean verify?)\n"],
    [["help", "paly"], 'error: there is no command "paly". Did you mean play?\n'],
    [["play", "--bord", "x"], "error: unknown option '--bord'\n(Did you mean --board?)\n"],
    [["play", "extra"], "error: too many arguments for 'play'. Expected 0 arguments but got 1.\n"],
    [["play", "--seed"], "error: option '--seed <text>' argument missing\n"],
    [["verify"], "error: missing required argument 'file'\n"],
    [["chart", "over"], "error: too many arguments for 'chart'. Expected 0 arguments but got 1.\n"],
    [["inspect", "--rolls", "3"], "error: unknown option '--rolls'\n"],
    [["check", "a", "b"], "error: too many arguments for 'check'. Expected 1 argument but got 2.\n"],
    [["\u001b[2J"], "error: unknown command '[U+001B][2J'\n"],
  ])("%j is misuse", async (args, message) => {
    expect(await run(args)).toMatchObject({ code: 2, out: "", err: message });
  });
});

test("the version is printed", async () => {
  const { code, out } = await run(["--version"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("what nobody has foreseen is told without a stack, and the terminal is given back", async () => {
  const { path } = folder();
  let told = 0;
  const ran = await run(["play", "--log", "a.jsonl"], {
    cwd: path,
    keys: ["\r", "\r"],
    now: () => {
      if ((told += 1) > 4) throw new TypeError("the clock has stopped");
      return new Date(0);
    },
  });
  expect(ran).toMatchObject({ code: 1, raw: [true, false], listening: false });
  expect(ran.err.replaceAll("\n", " ")).toBe(
    "error: something went wrong in serpentine itself: the clock has stopped. ",
  );
});
