import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { read, root, tool } from "./repository.ts";

const page = read("docs/reference/cli.md");
/** A command, and the output that the page shows after it. */
const shown = Array.from(
  page.matchAll(/^```sh\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```)?/gm),
  ([, command, output]) => ({
    command: command ?? "",
    output,
  }),
);
// One folder for the whole page: later commands read the logs that earlier ones wrote.
const folder = mkdtempSync(join(tmpdir(), "serpentine-cli-docs-"));
// Called by its name, as where it is installed.
const program = join(mkdtempSync(join(tmpdir(), "serpentine-bin-")), "serpentine");
const prelude = `serpentine() { node ${JSON.stringify(program)} "$@"; }\n`;

beforeAll(() => {
  assert.equal(tool("tsc", ["-b", "packages/cli"], root).output, "");
  symlinkSync(join(root, "packages/cli/dist/bin.js"), program);
});

test("the page has commands with their output", () => {
  expect(shown.filter(({ output }) => output !== undefined).length).toBeGreaterThan(5);
});

test.each(shown)("what the page shows for $command is what is printed", ({ command, output }) => {
  const { stdout } = spawnSync("bash", ["-c", `exec 2>&1\n${prelude}${command}`], { cwd: folder, encoding: "utf8" });
  expect(stdout).toBe(output ?? stdout);
});
