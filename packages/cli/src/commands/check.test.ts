import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";

async function checked(name: string, content: string | Uint8Array) {
  const { path, write } = folder();
  write(name, content);
  const { code, out, err } = await run(["check", name], { cwd: path });
  return { code, out: out.split("\n").slice(0, -1), err: err.split("\n").slice(0, -1) };
}

describe("a board file that is checked", () => {
  test("is the kata's own listing, as it stands", async () => {
    const listing = readFileSync(new URL("../../../editions/test-data/kata-listing.txt", import.meta.url));
    expect(await checked("laddergameboard1.txt", listing)).toEqual({
      code: 0,
      out: ["laddergameboard1.txt: a valid board file.", "Board: 64 squares (8 rows of 8), 8 ladders and 6 snakes."],
      err: [],
    });
  });

  test("is told which rules it asks for", async () => {
    const file = "Gameboard=b.png\nRows=2\nColumns=5\nLadder=2,5\nSnake=5,2\n";
    expect((await checked("b.txt", file)).out.at(-1)).toBe(
      "It is played with --jumping once or snakeThenLadder: some jumps end where others start.",
    );
  });

  test("is told everything that is wrong with it, by line", async () => {
    const { code, out, err } = await checked("b.txt", "Rows=2\nColumns=5\nLadder=9,2\nLadder=3;4\n\u001b[2J=1\n");
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err).toEqual([
      "error: b.txt: line 3: a ladder goes up, and 9 to 2 goes down.",
      'error: b.txt: line 4: Ladder wants two squares, as in 3,11, not "3;4".',
      'error: b.txt: line 5: there is no setting "[U+001B][2J"; there are Gameboard, Rows, Columns, Ladder, Snake.',
      "error: b.txt: Gameboard (or Spielbrett) is missing.",
    ]);
  });

  test.each([
    [20, []],
    [21, ["… and 1 more problem"]],
    [115, ["… and 95 more problems"]],
  ])("with %i bad lines is told the first twenty, and how many more there are", async (bad, more) => {
    const file = `Gameboard=b.png\nRows=2\nColumns=5\n${"Snack=9,1\n".repeat(bad)}`;
    const { code, out, err } = await checked("b.txt", file);
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err.slice(0, 20).every((line, index) => line.startsWith(`error: b.txt: line ${index + 4}: `))).toBe(true);
    expect(err.slice(20)).toEqual(more);
  });

  test("is refused when it is very large", async () => {
    expect((await checked("b.txt", "\n".repeat(70_000))).err[0]).toContain("70000 bytes; 65536 are the limit");
    expect((await checked("b.txt", "\n".repeat(2 ** 24 + 1))).err[0]).toContain("larger than 16,777,216 bytes");
  });
});

describe("a setup that is checked", () => {
  test("is told what it comes to, every default written out", async () => {
    const setup = { board: { size: 20, jumps: [[3, 11]] }, players: ["Ann", "Bob"], rules: { again: { rolls: [6] } } };
    expect(await checked("a.json", JSON.stringify(setup))).toEqual({
      code: 0,
      out: [
        "a.json: a valid setup.",
        "Board: 20 squares, 1 ladder and 0 snakes.",
        "Players: Ann and Bob.",
        "Dice: one die of 6 faces.",
        "Rules: ending exact, jumping refused, again rolls:6, streak unlimited, entering freely, capture none, opening listed, closing firstHome.",
      ],
      err: [],
    });
  });

  test("is told everything that is wrong with it, by place", async () => {
    const setup = { board: { size: 20, snakes: [[3, 11]] }, players: ["Ann", "Ann"], dice: { count: 0 }, rulez: {} };
    const { code, err } = await checked("a.json", JSON.stringify(setup));
    expect(code).toBe(1);
    expect(err).toEqual([
      "error: a.json: rulez: there is no rulez here; the keys are board, players, dice and rules.",
      "error: a.json: board.snakes[0]: the snake 3→11 does not go down.",
      "error: a.json: players[1]: the name Ann is there already, in place 1.",
      "error: a.json: dice.count: a whole number from 1 to 10 is wanted, not 0.",
    ]);
  });

  test.each([
    ["a.json", '{"board":\n  {"size":20,}}', 'line 2, column 14: this is no JSON: "}}".'],
    ["a.json", "", "line 1, column 1: the JSON ends too early."],
    ["a.json", Uint8Array.of(0x22, 0xff, 0x22), "it is not UTF-8 text."],
    ["setup", '{"board":', "line 1, column 10: the JSON ends too early."],
    ["a.jsonl", '{"format":"serpentine-log","version":1}\n{}\n', "it is a log; verify and replay read logs."],
  ])("%s with %j is refused in words", async (name, content, problem) => {
    expect(await checked(name, content)).toEqual({ code: 1, out: [], err: [`error: ${name}: ${problem}`] });
  });

  test("may begin with a byte-order mark", async () => {
    expect((await checked("a.json", '\ufeff{"board":{"size":2},"players":["Ann"]}')).code).toBe(0);
  });
});
