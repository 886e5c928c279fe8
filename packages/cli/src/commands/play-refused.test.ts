import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";

/** What is wrong with these arguments; nothing must have been begun. */
async function refusal(args: readonly string[], files: Readonly<Record<string, string>> = {}, input = "") {
  const { path, write, list } = folder();
  for (const [name, content] of Object.entries(files)) write(name, content);
  const { code, out, err } = await run(["play", ...args], { cwd: path, input });
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(list()).toEqual(Object.keys(files).toSorted());
  return err.trimEnd().split("\n");
}

describe("a game that cannot begin", () => {
  test("is told everything at once", async () => {
    const args = "--board kata2-46 --edition kate --players Ann,,Ann --dice 2z6 --seed a --rolls 3,x".split(" ");
    const more = "--again hihgest --streak 3:viod --max-turns 1e4 --log nowhere/a.jsonl".split(" ");
    const found = await refusal([...args, ...more]);
    expect(found.map((line) => line.replace(/ The boards: .*/, ""))).toEqual([
      'error: --edition: there is no edition "kate"; there are strategy, ranking, thrill, kata and classic. Did you mean kata?',
      'error: --board: there is no board and no file "kata2-46". Did you mean kata2-64?',
      'error: --again: there is no rule "hihgest"; there are never, highest, doubles and rolls:1,5,6. Did you mean highest?',
      'error: --streak: there is no penalty "viod"; there are forfeit, void and toStart. Did you mean void?',
      'error: --dice: "2z6" is not a number of dice and their faces; two dice of six faces are 2d6.',
      'error: --players: the name "" is blank.',
      "error: --players: the name Ann is there already, in place 1.",
      "error: --rolls and --seed exclude each other: the dice follow one of them.",
      'error: --rolls: "x" is not a throw; write 3,6,5, or with two dice 3+4,6+1.',
      'error: --max-turns: a whole number from 1 to 1000000 is wanted, not "1e4".',
      "error: --log nowhere/a.jsonl: there is no such file or folder.",
    ]);
  });

  test.each([
    [
      "--rolls 7,3,0",
      [
        "--rolls, throw 1: should be a whole number from 1 to 6, but is 7.",
        "--rolls, throw 3: should be a whole number from 1 to 6, but is 0.",
      ],
    ],
    ["--rolls 3,4+5", ["--rolls, throw 2: a throw has 1 face, this one has 2."]],
    [
      "--dice 2d6 --rolls 3,4+5,9+1",
      [
        "--rolls, throw 1: a throw has 2 faces, this one has 1.",
        "--rolls, throw 3: should be a whole number from 1 to 6, but is 9.",
      ],
    ],
    ["--dice 11d6", ["--dice: a whole number from 1 to 10 is wanted, not 11."]],
    [
      "--again rolls:7 --entering rolls:0",
      ["--again: the dice cannot roll 7, only 1 to 6.", "--entering: the dice cannot roll 0, only 1 to 6."],
    ],
    ["--streak 0:void", ["--streak: a whole number from 1 is wanted, not 0."]],
    ["--closing lastStanding --players Ann", ["--players: at least 2 are wanted, there is 1."]],
    ["--edition ranking --board kata2-64", ["--board kata2-64: no jump starts on square 1, and 1→30 does."]],
    [
      "--edition kata --ending finish --players A",
      ["--players: kata asks for 2 to 4 players.", "--ending: kata asks for exact."],
    ],
    ["--max-turns 0", ['--max-turns: a whole number from 1 to 1000000 is wanted, not "0".']],
    ["--seed --auto", ['--seed: a value is wanted, and "--auto" looks like an option.']],
    ["--board . --log .", [".: it is a folder, not a file.", "--log .: it is a folder, not a file."]],
    ["--board no/such.txt", ["no/such.txt: there is no such file or folder."]],
    ["--board such.txt", ["such.txt: there is no such file or folder."]],
  ])("%s", async (args, problems) => {
    expect(await refusal(args.split(" "))).toEqual(problems.map((problem) => `error: ${problem}`));
  });

  test("on a board with chains is told which rules would do", async () => {
    const found = await refusal(["--board", "thrill-100"]);
    expect(found).toHaveLength(3);
    expect(found[0]).toMatch(/^error: --board thrill-100: the jump \d+→\d+ ends where the jump \d+→\d+ starts\.$/);
    expect(found[2]).toBe(
      "error: --jumping: the rule is refused, which lets no jump end where another starts; once, chained and snakeThenLadder do.",
    );
  });

  test("on a wrong board file is told each line", async () => {
    const file = "Gameboard=b.gif\nRows=2\nColumns=5\nLadder=2,11\nLadder=2,9\nSnack=9,1\n";
    expect(await refusal(["--board", "b.txt"], { "b.txt": file })).toEqual([
      'error: b.txt: line 1: Gameboard wants a plain file name that ends in .jpg or .png, not "b.gif".',
      "error: b.txt: line 4: 11 is past 10, the last square.",
      "error: b.txt: line 5: square 2 starts a jump twice, on lines 4 and 5.",
      'error: b.txt: line 6: there is no setting "Snack"; there are Gameboard, Rows, Columns, Ladder, Snake.',
    ]);
  });

  test("on a wrong setup is told each place, those of the options by option", async () => {
    const setup = {
      board: { size: 20, ladders: [[9, 3]] },
      players: ["Ann"],
      rules: { again: "nevr", ending: "exact" },
    };
    expect(await refusal(["--board", "a.json", "--streak", "0:void"], { "a.json": JSON.stringify(setup) })).toEqual([
      "error: a.json: board.ladders[0]: the ladder 9→3 does not go up.",
      "error: a.json: rules.again: nevr is no rule for again; there are never, highest, doubles and { rolls }.",
      "error: --streak: a whole number from 1 is wanted, not 0.",
    ]);
    expect(await refusal(["--board", "-"], {}, "[1")).toEqual([
      "error: standard input: line 1, column 3: the JSON ends too early.",
    ]);
    expect(await refusal(["--board", "-"], {}, "[1]")).toEqual([
      "error: standard input: an object is wanted, not [1].",
    ]);
    const noRules = '{"board":{"size":9},"players":null,"rules":7}';
    expect(await refusal(["--board", "-", "--again", "never"], {}, noRules)).toEqual([
      "error: standard input: rules: an object is wanted, not 7.",
    ]);
  });

  test("writes over no log that is there, unless told to", async () => {
    expect(await refusal(["--log", "a.jsonl"], { "a.jsonl": "precious" })).toEqual([
      "error: --log a.jsonl: it is there already; --force writes over it.",
    ]);
    const { path, write, read } = folder();
    write("a.jsonl", "precious".repeat(1000));
    const forced = await run(["play", "--log", "a.jsonl", "--force", "--seed", "a"], { cwd: path });
    expect(forced.code).toBe(0);
    expect(read("a.jsonl")).not.toContain("precious");
    expect(await run(["verify", "a.jsonl"], { cwd: path })).toMatchObject({ code: 0 });
  });

  test("stays calm with names from an object's insides", async () => {
    for (const word of ["constructor", "__proto__", "toString"]) {
      expect(await refusal(["--edition", word])).toHaveLength(1);
      expect(await refusal(["--board", word])).toHaveLength(1);
      const { path } = folder();
      const players = await run(["play", "--players", `${word},1`, "--seed", "a"], { cwd: path });
      expect(players).toMatchObject({ code: 0, err: "" });
    }
  });

  test("is told on a terminal in lines that are not broken inside words", async () => {
    const { path } = folder();
    const { err } = await run(["play", "--board", "x"], { cwd: path, isOutputTTY: true, columns: 60 });
    expect(Math.max(...err.split("\n").map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});
