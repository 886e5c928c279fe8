import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playFor } from "@serpentine/examples/bot";
import { type GameServer, startGameServer } from "@serpentine/examples/server";
import { sealLine, verify } from "@serpentine/log";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read, root } from "./repository.ts";

const checker = join(root, "docs/examples/server/check_seal.py");
const python = spawnSync("python3", ["--version"]).status === 0;
if (!python && process.env["CI"] === undefined) console.warn("NOT RUN: there is no python3 to check the seal with");

let server: GameServer;
let log = "";

beforeAll(async () => {
  server = await startGameServer({ board: { size: 30 }, players: ["Ann", "Bob"] });
});
afterAll(() => server.close());

const get = async (path: string) => (await fetch(server.url + path)).text();
const rollAs = (token: string | undefined) =>
  fetch(`${server.url}/roll`, { method: "POST", headers: { authorization: `Bearer ${token}` } });

/** Runs the Python program on a log. */
function run(text: string): { status: number | null; output: string } {
  const file = join(mkdtempSync(join(tmpdir(), "serpentine-seal-")), "game.jsonl");
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync("python3", [checker, file], { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

function otherFace(face: string): string {
  return String((Number(face) % 6) + 1);
}

describe("the server of the recipe", () => {
  test("lets only the player roll whose go it is", async () => {
    const answer = await rollAs(server.tokens.get("Bob"));
    expect([answer.status, await answer.text()]).toEqual([403, "it is Ann's go"]);
  });

  test("shows the commitment and not the seed while the game goes on", async () => {
    const header = JSON.parse((await get("/log")).split("\n")[0] ?? "") as { source: Record<string, unknown> };
    expect(Object.keys(header.source)).toEqual(["kind", "algorithm", "commitment"]);
    expect(await get("/state")).not.toMatch(/seed/);
  });

  test("lets two bots play to the end, and seals the log with the seed", async () => {
    const bots = Array.from(server.tokens, ([player, token]) => playFor(player, token, server.url));
    const turns = await Promise.all(bots);
    log = await get("/log");
    const verified = verify(log);
    expect(verified).toMatchObject({ ok: true, checked: { dice: "askedAgain", seal: "holds", over: true } });
    expect(verified.ok && verified.checked.turns).toBe((turns[0] ?? 0) + (turns[1] ?? 0));
  });

  test("refuses a late roll in words and leaves the log as it is", async () => {
    const answer = await rollAs(server.tokens.get("Ann"));
    expect([answer.status, await answer.text()]).toEqual([409, "the game is over"]);
    expect(await get("/log")).toBe(log);
  });
});

test("start.mjs starts it, and says how to roll", async () => {
  const started = spawn("node", [join(root, "docs/examples/server/start.mjs"), "Zoë"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of started.stdout) {
    output += String(chunk);
    if (output.includes("Ctrl-C")) break;
  }
  const [, token = "", url = ""] = /Zoë: curl .*Bearer (\w+)" (\S+)/.exec(output) ?? [];
  const answer = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  started.kill();
  expect([answer.status, await answer.json()]).toMatchObject([200, { type: "TurnTaken", player: "Zoë" }]);
});

describe.skipIf(!python && process.env["CI"] === undefined)("the checker in Python (needs python3)", () => {
  test("has fewer than 100 lines", () => {
    expect(read("docs/examples/server/check_seal.py").split("\n").length).toBeLessThan(100);
  });

  test("finds that the dice are what the seed gives", () => {
    const throws = log.split("\n").length - 3;
    expect(run(log)).toEqual({ status: 0, output: `${throws} throws are what the sealed seed gives\n` });
  });

  test("finds the throw that a cheating server chose, even under a new hash", () => {
    const lines = log.split("\n").slice(0, -2);
    const seed = /"seed":"(\w+)"/.exec(log)?.[1] ?? "";
    lines[3] = (lines[3] ?? "").replace(/"dice":\[(\d)\]/, (_all, face: string) => `"dice":[${otherFace(face)}]`);
    const text = `${lines.join("\n")}\n`;
    expect(run(text + sealLine(text, seed))).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^line 4: the dice show/),
    });
  });

  test("finds another seed, and a changed line", () => {
    const seed = /"seed":"(\w+)"/.exec(log)?.[1] ?? "";
    expect(run(log.replace(seed, `${seed}0`)).output).toMatch(/the seed is not the one that was committed to/);
    expect(run(log.replace(/"dice":\[\d\]/, '"dice":[7]')).output).toMatch(/hash does not fit/);
  });
});
