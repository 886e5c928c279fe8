import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";

async function recorded(args: readonly string[]) {
  const { path, ...files } = folder();
  const first = await run(["play", "--log", "a.jsonl", ...args], { cwd: path });
  return { path, first, ...files };
}

const tableIn = (out: string) => out.slice(out.indexOf("Turn"), out.lastIndexOf("\n\nLog:"));

describe("a recorded game", () => {
  test("is told as it was played, with its final standing", async () => {
    const { path, first } = await recorded(["--seed", "a", "--players", "Ann,Bob,Cy", "--closing", "everyoneHome"]);
    const { code, out, err } = await run(["replay", "a.jsonl"], { cwd: path });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").slice(4, 7)).toEqual([
      "Seed: a",
      "Log: 20261129-180000-5eed, begun 2026-11-29T18:00:00.000Z by serpentine 0.1.0.",
      "",
    ]);
    expect(out.slice(out.indexOf("Turn")).trimEnd()).toBe(tableIn(first.out).trimEnd());
  });

  test("may come from standard input", async () => {
    const { path, read } = await recorded(["--seed", "a"]);
    const { code, out } = await run(["replay", "-"], { cwd: path, input: read("a.jsonl") });
    expect(code).toBe(0);
    expect(out).toMatch(/wins after \d+ turns\./);
  });

  test("goes on step by step at a terminal, and stops when asked to", async () => {
    const { path } = await recorded(["--board", "garden-36", "--rolls", "3,6,5,1"]);
    const steps = await run(["replay", "--step", "a.jsonl"], { cwd: path, keys: ["\r", "\r", "q"] });
    expect(steps).toMatchObject({ code: 0, left: 0, raw: [true, false], listening: false });
    expect(steps.out).toContain(
      "A Ann on 14, B Bob on 6\nBob rolls 6: moves 6 squares to 6.\nEnter shows what happened next, q stops. ",
    );
    expect(steps.out).toContain("The game is not over after 2 turns.");
    const end = await run(["replay", "--step", "a.jsonl"], { cwd: path, keys: ["\r", "\r", "\r", "\r"] });
    expect(end).toMatchObject({ code: 0, left: 0 });
    expect(end.out).toContain("The game is not over after 4 turns.");
    expect(await run(["replay", "--step", "a.jsonl"], { cwd: path })).toMatchObject({ code: 0, raw: [] });
  });

  test("is told up to a last line that was cut off, with a warning", async () => {
    const { path, read, write } = await recorded(["--rolls", "3,6,5,1"]);
    write("b.jsonl", read("a.jsonl").slice(0, -20));
    const { code, out, err } = await run(["replay", "b.jsonl"], { cwd: path });
    expect(code).toBe(0);
    expect(err).toMatch(/^warning: b\.jsonl: line 5: the last line was cut off/);
    expect(out).toContain("The game is not over after 3 turns.");
  });

  test("that is none is refused, each line with its problem", async () => {
    const { path, read, write } = await recorded(["--rolls", "3,6,5,1"]);
    write("b.jsonl", read("a.jsonl").replace('"n":2', '"n":3').replace('"outcome":"move"', '"outcome":"flight"'));
    const { code, out, err } = await run(["replay", "b.jsonl"], { cwd: path });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^error: b\.jsonl: line 3: .+\nerror: b\.jsonl: line /);
    expect(err).not.toContain("    at ");
  });

  test("tells who left, who was sent back and who stopped, and prints what others wrote safely", async () => {
    const { path, read, write } = await recorded(["--rolls", "3,6", "--capture", "sendToStart"]);
    const more = [
      { n: 3, at: "2026-11-29T18:00:00.000Z", type: "app:note", text: "\u001b[2J" },
      { n: 4, at: "2026-11-29T18:00:00.000Z", type: "PlayerWithdrew", player: "Bob", next: "Ann" },
      { n: 5, at: "2026-11-29T18:00:00.000Z", type: "GameAborted", reason: "rain\u001b[2J" },
    ];
    write("b.jsonl", read("a.jsonl") + more.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    const { code, out, err } = await run(["replay", "b.jsonl"], { cwd: path });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^ {6}Bob {27}leaves the game$/m);
    expect(out).toContain("the game is stopped: rain[U+001B][2J\n");
    expect(out).toContain("The game was stopped after 2 turns.\n  -  Ann  on 11\n  -  Bob  left the game\n");
  });
});
