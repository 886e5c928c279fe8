import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";
import { folder } from "../testing/folder.ts";

async function worked() {
  const { path, ...files } = folder();
  files.write(
    "worked.json",
    JSON.stringify({ board: { size: 20, ladders: [[3, 11]], snakes: [[17, 5]] }, players: ["Ann", "Bob"] }),
  );
  const args = ["play", "--board", "worked.json", "--again", "highest", "--rolls", "3 6 5 5 6 1 2 5 3 2 2"];
  await run([...args, "--log", "a.jsonl"], { cwd: path });
  return { path, ...files };
}

describe("a log that is verified", () => {
  test("says what was checked", async () => {
    const { path } = await worked();
    const { code, out, err } = await run(["verify", "a.jsonl"], { cwd: path });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")).toEqual([
      "Every event was decided again and holds: 11 events, 11 turns, 11 throws.",
      "The dice were asked again and showed the same faces.",
      "The seal fits.",
      "The game is over; home: Ann.",
      "",
    ]);
  });

  test("in which any square was changed is refused by that line, sealed or not", async () => {
    const { path, read, write } = await worked();
    const lines = read("a.jsonl").trimEnd().split("\n");
    for (const line of [2, 3, 6, 10, 12]) {
      const changed = lines.map((text, index) => {
        return index === line - 1 ? text.replace(/"to":(\d+)/, (_all, to: string) => `"to":${Number(to) + 1}`) : text;
      });
      for (const kept of [changed, changed.slice(0, -1)]) {
        write("b.jsonl", `${kept.join("\n")}\n`);
        const { code, out, err } = await run(["verify", "b.jsonl"], { cwd: path });
        expect({ code, out }).toEqual({ code: 1, out: "" });
        expect(err).toMatch(new RegExp(`^error: b.jsonl: line ${line}: `));
      }
    }
  });

  test("may come from standard input", async () => {
    const { path, read } = await worked();
    expect(await run(["verify", "-"], { cwd: path, input: read("a.jsonl") })).toMatchObject({ code: 0, err: "" });
  });

  test("up to a last line that was cut off holds; the warning is told in the words of replay", async () => {
    const { path, read, write } = await worked();
    write("b\u0007.jsonl", read("a.jsonl").slice(0, -20));
    const verified = await run(["verify", "b\u0007.jsonl"], { cwd: path });
    expect(verified.code).toBe(0);
    expect(verified.out).not.toContain("warning");
    expect(verified.out.endsWith("\nThe game is over; home: Ann.\n")).toBe(true);
    expect(verified.err).toMatch(/^warning: b\[U\+0007\]\.jsonl: line 13: the last line was cut off .*\.\n$/);
    expect((await run(["replay", "b\u0007.jsonl"], { cwd: path })).err).toBe(verified.err);
  });

  test("that is wrong and cut off has its errors first, then its warnings", async () => {
    const { path, read } = await worked();
    const input = read("a.jsonl").replace('"to":5', '"to":6').slice(0, -20);
    const { code, out, err } = await run(["verify", "-"], { cwd: path, input });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^error: standard input: line 6: .+\nwarning: standard input: line 13: .+\n$/);
  });

  test("that is none at all is refused on line 1", async () => {
    const { path, write } = folder();
    for (const text of ["", "Gameboard=b.png\n", "{}\n", "\u0000\u001b[2J\n", "[".repeat(100_000)]) {
      write("a.jsonl", text);
      const { code, out, err } = await run(["verify", "a.jsonl"], { cwd: path });
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toMatch(/^error: a.jsonl: line 1: .*\.\n$/);
      // oxlint-disable-next-line no-control-regex -- exactly these must not be there
      expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    }
  });

  test.each([
    ["nowhere.jsonl", "nowhere.jsonl: there is no such file or folder."],
    [".", ".: it is a folder, not a file."],
    ["a\u001b[2J", "a[U+001B][2J: there is no such file or folder."],
  ])("is missed where it is not: %j", async (file, problem) => {
    const { path } = folder();
    const ran = await run(["verify", file], { cwd: path });
    expect(ran).toMatchObject({ code: 2, out: "", err: `error: ${problem}\n` });
    expect(await run(["replay", file], { cwd: path })).toMatchObject({ code: 2, err: `error: ${problem}\n` });
    expect(await run(["check", file], { cwd: path })).toMatchObject({ code: 2, err: `error: ${problem}\n` });
  });
});
