import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { programName } from "./terminal/process-io.ts";
import { bin, build } from "./testing/build.ts";
import { folder } from "./testing/folder.ts";

const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };

beforeAll(build);

describe("the program that people call", () => {
  test("plays to the end, exits by the result, and names a command that replays the log", () => {
    const { path } = folder();
    const start = (...args: string[]) =>
      spawnSync(process.execPath, [bin, ...args], { cwd: path, env, encoding: "utf8" });
    const played = start("play", "--seed", "a");
    expect(played).toMatchObject({ status: 0, stderr: "" });
    const [, command = ""] = /^Log: .* - replay it with: (.*)$/m.exec(played.stdout) ?? [];
    const replayed = spawnSync(command, { cwd: path, env, encoding: "utf8", shell: true });
    expect(replayed).toMatchObject({ status: 0, stderr: "" });
    expect(replayed.stdout).toMatch(/wins after \d+ turns\./);
    expect(start("paly")).toMatchObject({ status: 2, stdout: "" });
    expect(start("play", "--max-turns", "1")).toMatchObject({ status: 1 });
  });

  test("stays quiet when its reader leaves, and still brings the game to its end", async () => {
    const { path } = folder();
    const child = spawn(process.execPath, [bin, "play", "--seed", "a", "--log", "a.jsonl"], { cwd: path, env });
    child.stdout.destroy();
    child.stdin.end();
    let told = "";
    child.stderr.on("data", (chunk: Uint8Array) => (told += chunk.toString()));
    const [code] = (await once(child, "exit")) as [number];
    expect({ code, told }).toEqual({ code: 0, told: "" });
    expect(readFileSync(join(path, "a.jsonl"), "utf8")).toMatch(/\n\{"end":\d+,"sha256":"[0-9a-f]{64}"\}\n$/);
  });

  // A signal to a process of Windows ends it at once.
  test.skipIf(process.platform === "win32")("seals its log when it is told to end", async () => {
    const { path, write } = folder();
    const dice = { faces: 2, weights: [1, 0] };
    write(
      "a.json",
      JSON.stringify({ board: { size: 9 }, players: ["Ann"], dice, rules: { entering: { rolls: [2] } } }),
    );
    const args = ["play", "--board", "a.json", "--max-turns", "1000000", "--log", "a.jsonl"];
    const child = spawn(process.execPath, [bin, ...args], { cwd: path, env, stdio: ["ignore", "pipe", "pipe"] });
    await once(child.stdout, "data");
    child.stdout.resume();
    child.kill("SIGTERM");
    const [code, signal] = (await once(child, "exit")) as [number, string | null];
    expect({ code, signal }).toEqual({ code: 143, signal: null });
    expect(readFileSync(join(path, "a.jsonl"), "utf8")).toMatch(/"GameAborted","reason":"signal SIGTERM"\}\n\{"end":/);
  });

  test("loads the inspector only where it is asked for", () => {
    const { path, list, read } = folder();
    const asked = { cwd: path, env: { ...env, NODE_V8_COVERAGE: path } };
    expect(spawnSync(process.execPath, [bin, "check", "-"], { ...asked, input: "{}" }).status).toBe(1);
    const loaded = list().map(read).join("");
    expect(loaded).toContain("/packages/machine/dist/");
    expect(loaded).not.toContain("/packages/inspector/");
  });

  test.skipIf(process.platform === "win32")("serves the inspector's page until it is told to end", async () => {
    const { path } = folder();
    const args = ["inspect", "--seed", "a"];
    const child = spawn(process.execPath, [bin, ...args], { cwd: path, env, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      out += chunk.toString();
      if (out.includes("until this program is ended")) break;
    }
    const [url = ""] = /http:\S+/.exec(out) ?? [];
    expect((await fetch(new URL("dist/page/main.js", url))).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([143, null]);
  });
});

test.each([
  ["/usr/local/bin/serpentine", "/home/ann", "serpentine"],
  ["/home/ann/game/node_modules/.bin/serpentine", "/home/ann/game", "npx serpentine"],
  ["/home/ann/serpentine/packages/cli/dist/bin.js", "/home/ann/serpentine", "node packages/cli/dist/bin.js"],
])("called as %s in %s it is called again as %s", (script, cwd, program) => {
  expect(programName(script, cwd)).toBe(program);
});
