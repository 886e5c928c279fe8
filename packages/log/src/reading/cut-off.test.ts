import { readdirSync, readFileSync } from "node:fs";
import { initialState, replay } from "@serpentine/core";
import { given } from "@serpentine/core/testing";
import { expect, test } from "vitest";
import { entryLine } from "../entry/entry-line.ts";
import { eventsOf } from "../events-of.ts";
import { headerLine, makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { makeLog } from "../make-log.ts";
import { readLog } from "./read-log.ts";

const { game } = given({ board: { size: 10 }, players: ["P1", "P2"] });
const at = "2026-11-29T18:00:05.000Z";
const turn = (n: number, player: string, roll: number, from: number, next: string): string => {
  const to = from + roll;
  const event = { type: "TurnTaken", player, dice: [roll], roll, from, path: [to], to, outcome: "move", next } as const;
  return entryLine({ n, at, event });
};
const top = headerLine(makeHeader({ id: "g-42", created: at, game, source: { kind: "external" } }));
const whole = top + turn(1, "P1", 3, 0, "P2") + turn(2, "P2", 4, 0, "P1");
const stump = turn(3, "P1", 2, 3, "P2").slice(0, 40);

test("a last line that a crash cut off is left out, and the game goes on from there (SL-170)", () => {
  const read = readLog(whole + stump);
  if (!read.ok) throw new Error("the log can be read");
  expect(replay(game, eventsOf(read.log))).toMatchObject({ positions: [3, 4], next: 0 });
  expect(read.log.seal).toBeNull();
  const [warning] = read.warnings;
  expect(warning).toEqual({ code: "cutOff", line: 4, path: [], values: [whole.length, 40] });
  expect(warning && logProblemText(warning)).toBe(
    `line 4: the last line was cut off when it was written, so it was left out (40 bytes after the first ${whole.length})`,
  );

  const mended = makeLog(read.log) + turn(3, "P1", 2, 3, "P2");
  expect(mended).toBe(whole + turn(3, "P1", 2, 3, "P2"));
  const again = readLog(mended);
  expect(again.ok && replay(game, eventsOf(again.log)).positions).toEqual([5, 4]);
  expect(again).toMatchObject({ warnings: [] });
});

test("an event glued to the stump is not lost in silence (SL-170)", () => {
  expect(readLog(whole + stump + turn(3, "P1", 2, 3, "P2"))).toMatchObject({
    problems: [{ code: "brokenLine", line: 4 }],
  });
});

test.for([
  { name: "as bytes", end: [0xc3] },
  { name: "as bytes, three of four", end: [0xf0, 0x9f, 0x8e] },
])("a last line that was cut inside a character is left out, $name (SL-172)", ({ end }) => {
  const bytes = Buffer.concat([
    Buffer.from(`${whole}{"n":3,"at":"${at}","type":"app:note","text":"Jos`),
    Buffer.from(end),
  ]);
  expect(readLog(bytes)).toMatchObject({ ok: true, warnings: [{ code: "cutOff", line: 4 }] });
});

test("a text that was cut inside a character, too", () => {
  const text = `${whole}{"n":3,"at":"${at}","type":"app:note","text":"🎲`.slice(0, -1);
  expect(readLog(text)).toMatchObject({ ok: true, warnings: [{ code: "cutOff", line: 4 }] });
  expect(readLog(`${text}"}\n`)).toMatchObject({ ok: false, problems: [{ code: "notUtf8", line: 4 }] });
});

test("a last line that only lacks its line end is whole", () => {
  const read = readLog(whole.slice(0, -1));
  expect(read).toMatchObject({ ok: true, log: { entries: [{ n: 1 }, { n: 2 }] } });
  expect(read.ok && read.warnings.map(logProblemText)).toEqual([
    "line 3: the last line has no line end; whoever writes on begins with one",
  ]);
});

test("a log of a header alone is open", () => {
  const read = readLog(top);
  expect(read).toMatchObject({ ok: true, log: { entries: [], seal: null }, warnings: [] });
  expect(read.ok && replay(read.game, eventsOf(read.log))).toEqual(initialState(game));
});

const folder = new URL("../../test-data/", import.meta.url);

/** What became of a log, in a few words: an expectation for each of thousands of cuts would take minutes. */
function outcome(bytes: Uint8Array): string {
  const read = readLog(bytes);
  if (!read.ok) return read.problems.map(({ code, line }) => `${code} on line ${line}`).join();
  const { entries, seal } = read.log;
  const warnings = read.warnings.map(({ code }) => code).join();
  return `${entries.length} entries up to ${entries.at(-1)?.n ?? 0}, ${seal === null ? "open" : "sealed"}, ${warnings}`;
}

test.for(readdirSync(folder))("cut anywhere, %s is shorter and open, or has no header", (name) => {
  const bytes = readFileSync(new URL(name, folder));
  const lineEnds = [...bytes.keys()].filter((place) => bytes[place] === 0x0a);
  const isSealed = outcome(bytes).includes("sealed");
  const wanted = (length: number): string => {
    if (length === 0) return "empty on line 1";
    // Up to its line end, a line is whole.
    const lines = lineEnds.filter((end) => end <= length).length;
    if (lines === 0) return "noHeader on line 1";
    const sealed = isSealed && lines === lineEnds.length;
    const entries = lines - (sealed ? 2 : 1);
    const warnings = lineEnds.includes(length) ? "noLineEnd" : bytes[length - 1] === 0x0a ? "" : "cutOff";
    return `${entries} entries up to ${entries}, ${sealed ? "sealed" : "open"}, ${warnings}`;
  };
  const cuts = Array.from(bytes, (_byte, length) => length);
  expect(cuts.map((length) => outcome(bytes.subarray(0, length)))).toEqual(cuts.map(wanted));
});
