import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { build } from "../testing/build.ts";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";
import { streamOf } from "../testing/stream.ts";

const enter = "\r";
const board = ["--board", "garden-36"];
const urlIn = (out: string) => /http:\S+/.exec(out)?.[0] ?? "";
const lastPrompt = "\nThat is all. Look around in the page as long as you like; q stops. \n";

async function recorded(args: readonly string[]) {
  const { path, ...files } = folder();
  await run(["play", "--log", "a.jsonl", ...board, ...args], { cwd: path });
  return { path, ...files };
}

// The page's scripts are compiled.
beforeAll(build);

describe("a recorded game", () => {
  test("goes on step by step at a terminal, and the page stays until it is no longer wanted", async () => {
    const { path, list } = await recorded(["--rolls", "3,6"]);
    const ran = await run(["inspect", "a.jsonl"], { cwd: path, keys: [enter, enter, "q"] });
    expect(ran).toMatchObject({ code: 0, err: "", left: 0, raw: [true, false], listening: false });
    expect(ran.out.split("\n").slice(3, 6)).toEqual([
      "Rolls: 2 throws written down.",
      "Log: 20261129-180000-5eed, begun 2026-11-29T18:00:00.000Z by serpentine 0.1.0.",
      `Inspector: ${urlIn(ran.out)} - open it in a browser.`,
    ]);
    expect(ran.out).toContain(
      "A Ann on 14, B Bob on 6\nBob rolls 6: moves 6 squares to 6.\n\nThe game is not over after 2 turns.\n",
    );
    expect(ran.out.endsWith(lastPrompt)).toBe(true);
    expect(list()).toEqual(["a.jsonl"]);
    await expect(fetch(urlIn(ran.out))).rejects.toThrow("fetch failed");
  });

  test.each([
    ["q", "q"],
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("ends with %s, wherever it is", async (_name, key) => {
    const { path } = await recorded(["--rolls", "3,6"]);
    const ran = await run(["inspect", "a.jsonl"], { cwd: path, keys: [enter, key] });
    expect(ran).toMatchObject({ code: 0, err: "", left: 0, raw: [true, false], listening: false });
    expect(ran.out).toContain("The game is not over after 1 turn.");
    expect(ran.out).not.toContain(lastPrompt);
    await expect(fetch(urlIn(ran.out))).rejects.toThrow("fetch failed");
  });

  test("is sent at once where nobody can press a key, and served until a signal", async () => {
    const { path, read, write } = await recorded(["--rolls", "2,5,3", "--opening", "highestRoll"]);
    const at = "2026-11-29T18:00:00.000Z";
    const more = [
      { n: 4, at, type: "app:note", text: "not the machine's" },
      { n: 5, at, type: "PlayerWithdrew", player: "Ann", next: "Bob" },
      { n: 6, at, type: "GameAborted", reason: "rain" },
    ];
    write("b.jsonl", read("a.jsonl") + more.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    let page: Promise<string[]> | undefined;
    const ran = await run(["inspect", "b.jsonl"], {
      cwd: path,
      watch(out, send) {
        if (!out.endsWith("\nThe page is served until this program is ended (Ctrl-C).\n")) return;
        const url = urlIn(out);
        page = Promise.all([fetch(url).then((answer) => answer.text()), streamOf(url, '"value":"over"')]);
        void page.finally(() => send("SIGINT"));
      },
    });
    expect(ran).toMatchObject({ code: 130, err: "", raw: [], listening: false });
    expect(ran.out).toContain("throws for who begins, Bob begins\n");
    expect(ran.out).toMatch(/leaves the game\n.*the game is stopped: rain\n\nThe game was stopped after 1 turn\.\n/);
    const [html = "", stream = ""] = (await page) ?? [];
    expect(html).toMatch(/<title>.*Inspector/);
    const sent = [...stream.matchAll(/^data: (.*)$/gm)]
      .map(([, data = ""]) => JSON.parse(data) as { type: string; event: { type: string } })
      .filter(({ type, event }) => type === "@xstate.event" && event.type !== "xstate.init")
      .map(({ event }) => event);
    expect(sent).toEqual([
      { type: "roll", dice: [2] },
      { type: "roll", dice: [5] },
      { type: "roll", dice: [3] },
      { type: "withdraw", player: "Ann" },
      { type: "abort", reason: "rain" },
    ]);
    await expect(fetch(urlIn(ran.out))).rejects.toThrow("fetch failed");
  });

  test("is sent at once with --auto; the keys are taken afterwards only", async () => {
    const { path, read } = await recorded(["--seed", "a"]);
    const ran = await run(["inspect", "--auto", "a.jsonl"], { cwd: path, keys: ["q"] });
    expect(ran).toMatchObject({ code: 0, left: 0, raw: [true, false], listening: false });
    expect(ran.out).toMatch(/\nTurn {2}Player .*wins after \d+ turns\./s);
    expect(ran.out.endsWith(lastPrompt)).toBe(true);
    const piped = await run(["inspect", "-"], { cwd: path, input: read("a.jsonl"), signal: "SIGTERM" });
    expect(piped).toMatchObject({ code: 143, listening: false });
  });

  test("that does not hold is not shown", async () => {
    const { path, read, write } = await recorded(["--rolls", "3,6"]);
    write("b.jsonl", read("a.jsonl").replace('"to":6', '"to":5'));
    const ran = await run(["inspect", "b.jsonl"], { cwd: path });
    expect(ran).toMatchObject({
      code: 1,
      out: "",
      err: "error: b.jsonl: line 3: to: entry 2 says 5; the rules give 6.\n",
    });
    expect(await run(["inspect", "c.jsonl"], { cwd: path })).toMatchObject({
      code: 2,
      out: "",
      err: "error: c.jsonl: there is no such file or folder.\n",
    });
  });

  test("is shown up to a last line that was cut off, with a warning", async () => {
    const { path, read, write } = await recorded(["--rolls", "3,6"]);
    write("b.jsonl", read("a.jsonl").slice(0, -20));
    const ran = await run(["inspect", "b.jsonl"], { cwd: path, keys: [enter, "q"] });
    expect(ran).toMatchObject({ code: 0, left: 0 });
    expect(ran.err.replaceAll("\n", " ")).toMatch(/^warning: b\.jsonl: line 3: the last line was cut off/);
  });
});

describe("a new game", () => {
  test("rolls with Enter, and nothing is written", async () => {
    const { path, list } = folder();
    const ran = await run(["inspect", ...board, "--seed", "10"], { cwd: path, keys: [enter, enter, "q"] });
    expect(ran).toMatchObject({ code: 0, err: "", left: 0, raw: [true, false], listening: false });
    expect(ran.out).toContain("\nBob is next: Enter rolls, q stops the game. \n");
    expect(ran.out).toContain("\nThe game was stopped after 2 turns.\n");
    expect(ran.out).not.toContain(lastPrompt);
    expect(list()).toEqual([]);
  });

  test("is played to its end at a terminal, and can be looked at then", async () => {
    const { path } = folder();
    const args = ["inspect", "--board", "swift-25", "--players", "Ann", "--dice", "d20", "--seed", "a"];
    const atOnce = await run([...args, "--auto"], { cwd: path, keys: ["q"] });
    const turns = Number(/Ann wins after (\d+) turns?\./.exec(atOnce.out)?.[1]);
    const keys = [...Array.from({ length: turns }, () => enter), " ", "q"];
    const { code, out } = await run(args, { cwd: path, keys, echoes: true });
    expect(code).toBe(0);
    expect(out).toContain(atOnce.out.slice(atOnce.out.indexOf("\nAnn wins after")));
    expect(out.endsWith(lastPrompt)).toBe(true);
  });

  test("tells the seed that was drawn, and ends at a signal", async () => {
    const { path } = folder();
    const ran = await run(["inspect"], { cwd: path, signal: "SIGINT" });
    expect(ran).toMatchObject({ code: 130, err: "", listening: false });
    expect(ran.out).toMatch(/^Seed: 5eed.* \(drawn for this game; --seed with it plays the same one again\)$/m);
    expect(ran.out).toContain("the game is stopped: signal SIGINT\n");
    const asked = await run(["inspect"], { cwd: path, keys: [enter, "SIGTERM"] });
    expect(asked).toMatchObject({ code: 143, raw: [true, false], listening: false });
  });
});

describe("what is wrong", () => {
  test.each([
    [["--port", "http"], ['error: --port: a whole number from 0 to 65535 is wanted, not "http".']],
    [["--port", "65536"], ['error: --port: a whole number from 0 to 65535 is wanted, not "65536".']],
    [
      ["a.jsonl", "--board", "garden-36", "--seed", "a", "--port", "-1"],
      [
        'error: --port: a whole number from 0 to 65535 is wanted, not "-1".',
        "error: a log has its own game, and --board and --seed would make another.",
      ],
    ],
    [
      ["--edition", "kate", "--players", "Ann,Ann"],
      [
        'error: --edition: there is no edition "kate"; there are strategy, ranking, thrill, kata and classic. Did you mean kata?',
        "error: --players: the name Ann is there already, in place 1.",
      ],
    ],
  ])("%j is told at once", async (args, lines) => {
    const { path } = folder();
    const { code, out, err } = await run(["inspect", ...args], { cwd: path });
    expect({ code, out, lines: err.trimEnd().split("\n") }).toEqual({ code: 2, out: "", lines });
  });

  test("a port that is taken is told, and the terminal is left alone", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const ran = await run(["inspect", "--port", `${port}`], { keys: [enter] });
    other.close();
    expect(ran).toMatchObject({ code: 2, out: "", raw: [], listening: false });
    expect(ran.err).toBe(`error: --port ${port}: it is in use; without --port any free one is taken.\n`);
  });

  test("the port that was asked for is the one that is used", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, "close");
    const { out } = await run(["inspect", "--port", `${port}`], { keys: ["q"], cwd: folder().path });
    expect(urlIn(out)).toBe(`http://127.0.0.1:${port}/`);
  });
});
