import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";

const worked = JSON.stringify({
  board: { size: 20, ladders: [[3, 11]], snakes: [[17, 5]] },
  players: ["Ann", "Bob"],
});
const workedRolls = "3,6,5,5,6,1,2,5,3,2,2";

const tableIn = (out: string) => out.slice(out.indexOf("Turn"), out.indexOf("Log:"));

describe("a game that plays by itself", () => {
  test("is the worked game of source document 004, told in eleven rows", async () => {
    const { path, write, read, list } = folder();
    write("worked.json", worked);
    const args = ["play", "--board", "worked.json", "--again", "highest", "--rolls", workedRolls];
    const { code, out, err } = await run(args, { cwd: path });
    expect(err).toBe("");
    expect(out.split("\n")).toEqual([
      "Board: 20 squares, 1 ladder and 1 snake.",
      "Players: Ann and Bob.",
      "Dice: one die of 6 faces.",
      "Rules: again highest.",
      "Rolls: 11 throws written down.",
      "",
      "Turn  Player  Roll  Reaches  Rests  What happened",
      "   1  Ann        3        3     11  climbs the ladder to 11",
      "   2  Bob        6        6      6  moves 6 squares, rolls again",
      "   3  Bob        5       11     11  moves 5 squares",
      "   4  Ann        5       16     16  moves 5 squares",
      "   5  Bob        6       17      5  slides down the snake to 5, rolls again",
      "   6  Bob        1        6      6  moves 1 square",
      "   7  Ann        2       18     18  moves 2 squares",
      "   8  Bob        5       11     11  moves 5 squares",
      "   9  Ann        3       21     18  21 is past 20, stays on 18",
      "  10  Bob        2       13     13  moves 2 squares",
      "  11  Ann        2       20     20  moves 2 squares, is home and wins",
      "",
      "Ann wins after 11 turns.",
      "  1  Ann  home",
      "  -  Bob  on 13",
      "",
      "Log: serpentine-20261129-180000-5eed.jsonl - replay it with: serpentine replay serpentine-20261129-180000-5eed.jsonl",
      "",
    ]);
    expect(code).toBe(0);
    expect(list()).toEqual(["serpentine-20261129-180000-5eed.jsonl", "worked.json"]);
    expect(read("serpentine-20261129-180000-5eed.jsonl").trimEnd().split("\n")).toHaveLength(1 + 11 + 1);
  });

  test("needs nothing but its name, and can be played again by the seed it tells", async () => {
    const { path } = folder();
    const first = await run(["play", "--log", "a.jsonl"], { cwd: path });
    const seed = /^Seed: ([0-9a-z]+) \(drawn for this game; --seed with it plays the same one again\)$/m.exec(
      first.out,
    )?.[1];
    expect(first.code).toBe(0);
    const second = await run(["play", "--log", "b.jsonl", "--seed", seed ?? ""], { cwd: path });
    expect(tableIn(second.out)).toBe(tableIn(first.out));
    expect(second.out).toMatch(new RegExp(`^Seed: ${seed}$`, "m"));
  });

  test("stops at the turn limit, with its log open and valid", async () => {
    const { path } = folder();
    const ran = await run(["play", "--max-turns", "3", "--seed", "a", "--log", "a.jsonl"], { cwd: path });
    expect(ran.code).toBe(1);
    expect(ran.err).toBe(
      "error: the game is not over after 3 throws, and that is the limit; --max-turns sets another. The log is left open.\n",
    );
    expect(ran.out).toContain("The game is not over after 3 turns.\n");
    expect(ran.out.trimEnd().split("\n").at(-1)).toBe("Log: a.jsonl - replay it with: serpentine replay a.jsonl");
    const verified = await run(["verify", "a.jsonl"], { cwd: path });
    expect(verified).toMatchObject({ code: 0, err: "" });
    expect(verified.out).toContain("There is no seal: the log is open.");
  });

  test("of which no end is in sight stops after 10,000 throws, those for the beginning included", async () => {
    const { path, write } = folder();
    const dice = { faces: 2, weights: [1, 0] };
    write("a.json", JSON.stringify({ board: { size: 9 }, players: ["Ann", "Bob"], dice }));
    const args = ["play", "--board", "a.json", "--force", "--log", "a.jsonl"];
    const ran = await run([...args, "--entering", "rolls:2"], { cwd: path });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain("the game is not over after 10,000 throws");
    expect(await run(["verify", "a.jsonl"], { cwd: path })).toMatchObject({ code: 0 });
    const opening = await run([...args, "--opening", "highestRoll", "--max-turns", "9"], { cwd: path });
    expect(opening.out).toContain("The game is not over after 0 turns.");
    expect(opening.err).toContain("the game is not over after 9 throws");
  });

  test("says so when the rolls it was given are used up, with its log open and valid", async () => {
    const { path } = folder();
    const ran = await run(["play", "--rolls", "3,6", "--log", "a.jsonl"], { cwd: path });
    expect(ran.code).toBe(1);
    expect(ran.err).toBe(
      "error: the 2 rolls that were given are used up, and the game is not over. The log is left open.\n",
    );
    expect(await run(["verify", "a.jsonl"], { cwd: path })).toMatchObject({ code: 0 });
    const one = await run(["play", "--rolls", "3", "--log", "b.jsonl"], { cwd: path });
    expect(one.err).toContain("the one roll that was given is used up");
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("is aborted by %s, and its log is sealed", async (signal) => {
    const { path, read } = folder();
    const rules = ["--entering", "rolls:6", "--dice", "1d7", "--seed", "a", "--log", "a.jsonl"];
    const ran = await run(["play", ...rules], { cwd: path, signal });
    expect(ran.code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect(ran.listening).toBe(false);
    expect(read("a.jsonl")).toContain(`"type":"GameAborted","reason":"signal ${signal}"`);
    expect((await run(["verify", "a.jsonl"], { cwd: path })).out).toContain("The seal fits.");
  });

  test("plays on a board file, on a shipped board, on what comes in, and under an edition", async () => {
    const { path, write } = folder();
    const file = "Gameboard=b.png\nRows=2\nColumns=5\nLadder=2,9\n";
    write("small.txt", file);
    const board = async (args: string[], input = "") => {
      const { out, err } = await run(["play", "--seed", "a", "--force", "--log", "a.jsonl", ...args], {
        cwd: path,
        input,
      });
      expect(err).toBe("");
      return out.split("\n").slice(0, 4).join("\n");
    };
    expect(await board(["--board", "small.txt"])).toContain("Board: 10 squares (2 rows of 5), 1 ladder and 0 snakes.");
    expect(await board(["--board", "-"], file)).toContain("Board: 10 squares");
    expect(await board(["--board", "-"], worked)).toContain("Board: 20 squares");
    expect(await board(["--board", "garden-36"])).toContain("Board: 36 squares");
    expect(await board(["--edition", "thrill"])).toContain("Rules: jumping snakeThenLadder.");
    expect(await board(["--edition", "kata", "--again", "highest"])).toContain(
      "Rules: jumping chained, again highest.",
    );
    expect(await board(["--edition", "classic", "--again", "never"])).toContain("Board: 100 squares");
    expect(await board(["--edition", "ranking"])).toContain("closing everyoneHome");
    expect(await board(["--edition", "strategy", "--ending", "bounce"])).toContain("Rules: ending bounce.");
  });

  test("lets options go before what a setup file says", async () => {
    const { path, write } = folder();
    const rules = { ending: "finish", again: { rolls: [2] } };
    write("a.json", JSON.stringify({ board: { size: 20 }, players: ["Ann"], dice: { faces: 4 }, rules }));
    const args = [
      "play",
      "--board",
      "a.json",
      "--players",
      "Cy, Di",
      "--dice",
      "2d6",
      "--again",
      "doubles",
      "--seed",
      "a",
    ];
    const { out } = await run([...args, "--log", "a.jsonl"], { cwd: path });
    expect(out).toContain("Players: Cy and Di.\nDice: 2 dice of 6 faces.\nRules: ending finish, again doubles.\n");
  });

  test("prints hostile names visibly, in its table and in its log's replay", async () => {
    const { path } = folder();
    const names = "\u001b[31mAnn\u0007,B\u202eob";
    const ran = await run(["play", "--players", names, "--seed", "a", "--log", "a.jsonl"], { cwd: path });
    const again = await run(["replay", "a.jsonl"], { cwd: path });
    for (const { out } of [ran, again]) {
      expect(out).toContain("B[U+202E]ob");
      // oxlint-disable-next-line no-control-regex -- exactly these must not be there
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  });
});
