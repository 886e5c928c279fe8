import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files, packageNames, read, root, tool } from "../repository.ts";

interface Manifest {
  readonly dependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
}

const manifestOf = (name: string) => JSON.parse(read(`packages/${name}/package.json`)) as Manifest;
const libraries = packageNames.filter((name) => name !== "checks" && name !== "cli");
const sources = files.filter((path) => /^packages\/[^/]+\/src\/.*(?<!\.test)\.ts$/.test(path));
const sourcesOf = (name: string) => sources.filter((path) => path.startsWith(`packages/${name}/`));
const code = (path: string) => read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

describe("no second copy of a library (SL-199)", () => {
  test.each(["xstate", "immer"])("one %s in the lock file", (name) => {
    const listed = read("pnpm-lock.yaml").matchAll(new RegExp(`^  ${name}@([^:(]+)`, "gm"));
    expect(new Set(Array.from(listed, ([, version]) => version)).size).toBe(1);
  });
  test("xstate is the app's own: a library that runs machines asks for it as a peer, and the rules need none", () => {
    const importing = libraries.filter((name) => sourcesOf(name).some((path) => /from "xstate/.test(code(path))));
    expect(importing).toContain("machine");
    for (const name of importing) expect(manifestOf(name).peerDependencies).toHaveProperty("xstate");
    for (const name of libraries) expect(Object.keys(manifestOf(name).dependencies ?? {})).not.toContain("xstate");
    for (const name of ["core", "dice", "log", "editions", "compat"]) expect(importing).not.toContain(name);
  });
  test.each(libraries)("no instanceof in %s is asked of a class that another copy may have, too", (name) => {
    for (const path of sourcesOf(name)) {
      const asked = Array.from(code(path).matchAll(/\binstanceof (\w+)/g), ([, type]) => type);
      const imported = Array.from(
        code(path).matchAll(/import ([^;]*) from "[^."][^"]*"/g),
        ([, names]) => names,
      ).join();
      expect(asked.filter((type) => new RegExp(`\\b${type}\\b`).test(imported))).toEqual([]);
    }
  });
});

describe("a fresh process that imports only the core's entry and plays one turn (SL-206)", () => {
  // Compiled for itself, so that nothing has to be built first; inside the core, so that its dependencies are found.
  const folder = join(root, "packages", "core", "node_modules", ".cache", "fresh-process");
  const program = `
    import assert from "node:assert/strict";
    import { checkSetup, decide, evolve, initialState } from "./src/index.js";
    const checked = checkSetup({ board: { size: 20, jumps: [[3, 11]], squares: { "11": { skip: 1 } } }, players: ["P1", "P2"] });
    const before = initialState(checked.game);
    const { event } = decide(checked.game, before, { type: "roll", dice: [3] });
    const after = evolve(before, event);
    const plain = (value) => {
      if (typeof value !== "object" || value === null) return;
      assert.ok([Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)));
      Object.values(value).forEach(plain);
    };
    for (const value of [checked.game, before, event, after]) plain(value);
    assert.deepEqual(JSON.parse(JSON.stringify(after)), after);
    console.log(JSON.stringify(after.positions));
  `;

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const out = ["--outDir", join(folder, "src"), "--tsBuildInfoFile", join(folder, ".tsbuildinfo")];
    const { code: failed, output } = tool("tsc", ["-p", "packages/core", ...out], root);
    if (failed !== 0) throw new Error(output);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "turn.js"), program);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("plays it, and what it holds is plain: no Map, no Set, no class", () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "turn.js")], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(stdout.trim()).toBe("[11,0]");
  });
});
