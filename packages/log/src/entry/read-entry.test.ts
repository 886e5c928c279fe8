import { given } from "@serpentine/core/testing";
import { expect, test } from "vitest";
import { headerLine, makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { readLog } from "../reading/read-log.ts";
import { limits } from "../vocabulary.ts";
import { entryLine } from "./entry-line.ts";

const { game } = given({ board: { size: 20, jumps: [[3, 11]] }, players: ["Ann", "Bob"], dice: { count: 2 } });
const at = "2026-11-29T18:00:05.000Z";
const top = headerLine(makeHeader({ id: "g-42", created: at, game, source: { kind: "external" } }));
const turn = {
  type: "TurnTaken",
  player: "Ann",
  dice: [1, 2],
  roll: 3,
  from: 0,
  path: [3, 11],
  to: 11,
  outcome: "ladder",
};
const base = { n: 1, at, ...turn, next: "Bob" };

const said = (...lines: readonly (object | string)[]): readonly string[] => {
  const read = readLog(
    top + lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""),
  );
  return read.ok ? [] : read.problems.map((found) => `${found.code}, ${logProblemText(found)}`);
};

test("an entry is written as the format says", () => {
  const event = { type: "PlayerWithdrew", player: "Ann", next: null } as const;
  expect(entryLine({ n: 12, at, event })).toBe(
    '{"n":12,"at":"2026-11-29T18:00:05.000Z","type":"PlayerWithdrew","player":"Ann","next":null}\n',
  );
});

test("an event has no keys n and at of its own", () => {
  expect(() => entryLine({ n: 1, at, event: { type: "app:note", n: 7 } })).toThrow(TypeError);
  expect(() => entryLine({ n: 1, at, event: { type: "app:note", at: "noon" } })).toThrow(TypeError);
});

test("a line that nobody could read again is not written", () => {
  const text = "ä".repeat(limits.bytesInALine / 2);
  expect(() => entryLine({ n: 1, at, event: { type: "app:note", text } })).toThrow(RangeError);
});

const isOver = (line: number): string =>
  `afterOver, line ${line}: the game was over with entry 1; nothing can happen in it any more`;

test("nothing can happen once the game is over (SL-178), but applications may still write", () => {
  const home = { ...base, place: 1, next: null };
  const lines = [home, { ...base, n: 2 }, { n: 3, at, type: "app:note" }, { ...base, n: 4 }];
  expect(said(...lines)).toEqual([isOver(3), isOver(5)]);
  expect(said({ n: 1, at, type: "GameAborted", reason: "rain" }, { ...base, n: 2 })).toEqual([isOver(3)]);
});

test("all problems come at once, in the order of the lines", () => {
  const lines = [{ ...base, n: "1" }, "{", { n: 3, at, type: "GameAborted", reason: 7 }, { ...base, n: 5 }];
  expect(said(...lines)).toEqual([
    'notWhole, line 2: n: a whole number from 1 is wanted, not "1"',
    'brokenLine, line 3: the line is broken, it is no JSON: "{"',
    "notText, line 4: reason: a text is wanted, not 7",
    "gap, line 5: entry 4 is missing, the next one here is 5",
  ]);
});
