import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";
import { widthOf } from "../text/width.ts";

const enter = "\r";
const args = ["play", "--board", "garden-36", "--rolls", "3,6,5,1", "--log", "a.jsonl"];
const noteOf = (lines: number) => `The board is not drawn: it needs 37 columns and ${lines} lines.\n`;

describe("a game at a terminal", () => {
  test("waits for Enter, and shows the board and what happened", async () => {
    const { path } = folder();
    const ran = await run(args, { cwd: path, keys: [enter, enter, "q"] });
    expect(ran.left).toBe(0);
    expect(ran.out.split("\n").slice(4)).toEqual([
      "Marks: ↑ ladder, ↓ snake.",
      "",
      "+36----+35↓13-+34----+33↓21-+32----+31----+",
      "|      |      |      |      |      |      |",
      "+25----+26----+27----+28----+29----+30↓18-+",
      "|      |      |      |      |      |      |",
      "+24----+23↑34-+22----+21----+20----+19----+",
      "|      |      |      |      |      |      |",
      "+13----+14----+15----+16↑27-+17----+18----+",
      "|      |      |      |      |      |      |",
      "+12↓2--+11----+10----+9-----+8↑20--+7-----+",
      "|      |      |      |      |      |      |",
      "+1-----+2-----+3↑14--+4-----+5-----+6-----+",
      "|      |      |      |      |      |      |",
      "+------+------+------+------+------+------+",
      "A Ann at the start, B Bob at the start",
      "Ann is next: Enter rolls, q stops the game. ",
      "",
      "+36----+35↓13-+34----+33↓21-+32----+31----+",
      "|      |      |      |      |      |      |",
      "+25----+26----+27----+28----+29----+30↓18-+",
      "|      |      |      |      |      |      |",
      "+24----+23↑34-+22----+21----+20----+19----+",
      "|      |      |      |      |      |      |",
      "+13----+14----+15----+16↑27-+17----+18----+",
      "|      |A     |      |      |      |      |",
      "+12↓2--+11----+10----+9-----+8↑20--+7-----+",
      "|      |      |      |      |      |      |",
      "+1-----+2-----+3↑14--+4-----+5-----+6-----+",
      "|      |      |      |      |      |      |",
      "+------+------+------+------+------+------+",
      "A Ann on 14, B Bob at the start",
      "Ann rolls 3: moves 3 squares to 3, climbs the ladder to 14.",
      "Bob is next: Enter rolls, q stops the game. ",
      "",
      "+36----+35↓13-+34----+33↓21-+32----+31----+",
      "|      |      |      |      |      |      |",
      "+25----+26----+27----+28----+29----+30↓18-+",
      "|      |      |      |      |      |      |",
      "+24----+23↑34-+22----+21----+20----+19----+",
      "|      |      |      |      |      |      |",
      "+13----+14----+15----+16↑27-+17----+18----+",
      "|      |A     |      |      |      |      |",
      "+12↓2--+11----+10----+9-----+8↑20--+7-----+",
      "|      |      |      |      |      |      |",
      "+1-----+2-----+3↑14--+4-----+5-----+6-----+",
      "|      |      |      |      |      |B     |",
      "+------+------+------+------+------+------+",
      "A Ann on 14, B Bob on 6",
      "Bob rolls 6: moves 6 squares to 6.",
      "Ann is next: Enter rolls, q stops the game. ",
      "The game is stopped: asked for at the terminal.",
      "",
      "The game was stopped after 2 turns.",
      "  -  Ann  on 14",
      "  -  Bob  on 6",
      "",
      "Log: a.jsonl - replay it with: serpentine replay a.jsonl",
      "",
    ]);
  });

  test.each([
    ["q", "q"],
    ["Q", "Q"],
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("stops with %s: aborted, sealed, the terminal as it was", async (_name, key) => {
    const { path, read } = folder();
    const ran = await run(args, { cwd: path, keys: [enter, key] });
    expect(ran).toMatchObject({ code: 0, err: "", raw: [true, false], listening: false });
    expect(read("a.jsonl")).toContain('"type":"GameAborted","reason":"asked for at the terminal"');
    expect((await run(["verify", "a.jsonl"], { cwd: path })).out).toContain("The seal fits.");
  });

  test("stops when the terminal goes away, and at a signal", async () => {
    const { path } = folder();
    const gone = await run(args, { cwd: path, keys: [enter], isInputTTY: true });
    expect(gone).toMatchObject({ code: 0, raw: [true, false] });
    const told = await run(["play", "--log", "b.jsonl"], { cwd: path, keys: [enter, "SIGTERM"] });
    expect(told).toMatchObject({ code: 143, raw: [true, false], listening: false });
    expect(told.out).toContain("The game is stopped: signal SIGTERM.");
  });

  test("takes only Enter for a roll, and two at once for one", async () => {
    const { path } = folder();
    const { out } = await run(args, { cwd: path, keys: ["x", " ", "\u001b[A", "\r\r\r", "\n", "q"], echoes: true });
    expect(out).toContain("The game was stopped after 2 turns.");
  });

  test("plays to its end", async () => {
    const { path } = folder();
    const keys = Array.from({ length: 300 }, () => enter);
    const ran = await run(["play", "--board", "swift-25", "--seed", "a", "--log", "a.jsonl"], { cwd: path, keys });
    expect(ran).toMatchObject({ code: 0, raw: [true, false] });
    expect(ran.out).toMatch(/is home and wins\.\n\n\w+ wins after \d+ turns\.\n/);
  });

  test("says so when the rolls are used up, and gives the terminal back", async () => {
    const { path } = folder();
    const ran = await run(args, { cwd: path, keys: [enter, enter, enter, enter, enter] });
    expect(ran).toMatchObject({ code: 1, left: 0, raw: [true, false], listening: false });
    expect(ran.err.replaceAll("\n", " ")).toContain(
      "the 4 rolls that were given are used up, and the game is not over.",
    );
  });

  test("keeps a board of 10 by 10, what happened and the prompt on a screen of 24 rows", async () => {
    const { path } = folder();
    const keys = [enter, enter, "q"];
    const setup = ["--board", "chutes-100-47", "--players", "Ann,Bob,Cy,Di", "--log", "a.jsonl"];
    const { out } = await run(["play", ...setup], { cwd: path, keys });
    const [, , turn = ""] = out.split(/(?<=q stops the game\. )\n/);
    const lines = turn.split("\n");
    expect(lines).toHaveLength(24);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(/^\+100-/);
    expect(lines.at(-2)).toMatch(/^Bob rolls/);
  });

  test("shows standings alone where a board is too large for the screen", async () => {
    const { path, write } = folder();
    write("huge.json", JSON.stringify({ board: { size: 10 ** 12 }, players: ["Ann", "Bob"] }));
    const huge = ["play", "--board", "huge.json", "--rolls", "3", "--log", "a.jsonl"];
    const { out } = await run(huge, { cwd: path, keys: [enter, "q"] });
    expect(out).toContain("\nThe board is not drawn: it is too large.\n");
    expect(out).toContain("\nA Ann on 3, B Bob at the start\nAnn rolls 3: moves 3 squares to 3.\nBob is next");
    expect(out).not.toContain("+--");
    const narrow = await run([...args.slice(0, -1), "b.jsonl"], { cwd: path, keys: [enter, "q"], columns: 30 });
    const sentences = narrow.out.split("\n").filter((line) => !/q stops|^Log: /.test(line));
    expect(Math.max(...sentences.map(widthOf))).toBeLessThanOrEqual(30);
    expect(narrow.out).not.toContain("+--");
  });

  test("says once, after the intro, how large a terminal the board needs", async () => {
    const { path } = folder();
    const keys = [enter, enter, "q"];
    const again = [...args, "--force"];
    // Where who stands where takes two lines, one more is needed.
    for (const [size, note] of [
      [{ rows: 14 }, noteOf(16)],
      [{ columns: 36 }, noteOf(17)],
    ] as const) {
      const { out } = await run(again, { cwd: path, keys, ...size });
      const said = out.replace("37\ncolumns", "37 columns");
      expect(said).toMatch(new RegExp(`\nRolls: 4 throws written down\\.\n${note}\n?A Ann at the`));
      expect(said.split(note)).toHaveLength(2);
      expect(out).not.toContain("+--");
    }
    // The first turn takes a line more than the start.
    const { out } = await run(again, { cwd: path, keys, rows: 15 });
    expect(out.split(noteOf(16))).toHaveLength(2);
    expect(out.indexOf(noteOf(16))).toBeGreaterThan(out.indexOf("+36-"));
    const large = await run(again, { cwd: path, keys, rows: 16 });
    expect(large.out).not.toContain("not drawn");
    expect(large.out.split("+36-")).toHaveLength(4);
  });

  test.each([
    ["--auto", { args: ["--auto"], keys: ["q"] }],
    ["an input that is none", { args: [], isInputTTY: false, isOutputTTY: true }],
    ["an output that is none", { args: [], isInputTTY: true, isOutputTTY: false }],
  ])("does not wait with %s", async (_name, { args: more, ...around }) => {
    const { path } = folder();
    const ran = await run(["play", "--seed", "a", "--log", "a.jsonl", ...more], { cwd: path, ...around });
    expect(ran).toMatchObject({ code: 0, raw: [] });
    expect(ran.out).toContain("Turn  Player");
  });

  test("has colour, unless NO_COLOR says no", async () => {
    const { path } = folder();
    const colour = async (env: Record<string, string>, isOutputTTY = true) => {
      const around = { cwd: path, env, isInputTTY: false, isOutputTTY };
      const { out } = await run(["play", "--rolls", "3", "--force", "--log", "a.jsonl"], around);
      return out.includes("\u001b[");
    };
    expect(await colour({ NO_COLOR: "" })).toBe(true);
    expect(await colour({ NO_COLOR: "1" })).toBe(false);
    expect(await colour({ NO_COLOR: "", TERM: "dumb" })).toBe(false);
    expect(await colour({ NO_COLOR: "" }, false)).toBe(false);
    expect(await colour({ NO_COLOR: "1", FORCE_COLOR: "1" }, false)).toBe(true);
    expect(await colour({ NO_COLOR: "", FORCE_COLOR: "0" })).toBe(false);
  });
});
