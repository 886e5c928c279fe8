import { extendRulebook, standardRulebook } from "@serpentine/core";
import { given } from "@serpentine/core/testing";
import { expect, test } from "vitest";
import { logProblemText } from "../log-problem-text.ts";
import { readLog } from "../reading/read-log.ts";
import { headerLine, makeHeader } from "./make-header.ts";

const { game } = given({ board: { size: 20, jumps: [[3, 11]] }, players: ["Ann", "Bob"] });
const created = "2026-11-29T18:00:00.000Z";
const header = makeHeader({ id: "g-42", created, game, source: { kind: "external" } });

/** Undefined takes a key away. */
const said = (changes: object): readonly string[] => {
  const read = readLog(`${JSON.stringify({ ...header, ...changes })}\n`);
  return read.ok ? [] : read.problems.map((found) => `${found.code}, ${logProblemText(found)}`);
};

test("a header is written as the format says, every default of the setup written out", () => {
  const full = makeHeader({
    id: "g-42",
    created,
    by: "a test",
    game,
    source: header.source,
    forkedFrom: { id: "g-1", n: 4 },
  });
  expect(headerLine(full)).toBe(
    '{"format":"serpentine-log","version":1,"id":"g-42","created":"2026-11-29T18:00:00.000Z","by":"a test","rules":1,' +
      '"setup":{"board":{"size":20,"jumps":[{"from":3,"to":11}],"start":0,"squares":{}},' +
      '"players":[{"name":"Ann"},{"name":"Bob"}],"dice":{"count":1,"faces":6},' +
      '"rules":{"ending":"exact","jumping":"refused","again":"never","streak":"unlimited","entering":"freely",' +
      '"capture":"none","opening":"listed","closing":"firstHome"}},' +
      '"source":{"kind":"external"},"forkedFrom":{"id":"g-1","n":4}}\n',
  );
  expect(readLog(headerLine(full))).toMatchObject({ ok: true, log: { header: full }, game });
});

test("what a setup leaves out is filled in", () => {
  const setup = { board: { size: 20, ladders: [[3, 11]] }, players: ["Ann", " Bob "] };
  const read = readLog(`${JSON.stringify({ ...header, setup })}\n`);
  expect(read.ok && read.log.header).toEqual(header);
});

test("unknown keys are kept, where they stand", () => {
  const forkedFrom = { id: "g-1", n: 0, why: "a bet" };
  const line = headerLine({ ...header, table: { number: 7 }, forkedFrom });
  const read = readLog(line);
  expect(read.ok && headerLine(read.log.header)).toBe(line);
});

test("rules of one's own want their rulebook", () => {
  const rulebook = extendRulebook(standardRulebook, {
    ending: { half: (from, by, size) => Math.min(from + by, size) },
  });
  const line = `${JSON.stringify({ ...header, setup: { ...game, rules: { ending: "half" } } })}\n`;
  expect(readLog(line)).toMatchObject({
    problems: [{ code: "badSetup", line: 1, path: ["setup", "rules", "ending"] }],
  });
  expect(readLog(line, { rulebook })).toMatchObject({ ok: true, game: { rules: { ending: "half" } } });
});

test.for<{ name: string; changes: object; says: readonly string[] }>([
  {
    name: "another JSON Lines file",
    changes: { format: undefined },
    says: [expect.stringMatching(/^noHeader, line 1: a header is wanted here, not \{"version":1/) as string],
  },
  {
    name: "another format",
    changes: { format: "chess-log" },
    says: ['notALog, line 1: format: this is no log of ours: the format is "chess-log"'],
  },
  {
    name: "newer versions, both at once, and nothing else (SL-174)",
    changes: { version: 2, rules: 3, setup: "in words" },
    says: [
      "newerVersion, line 1: version: the log is of version 2, and version 1 is the newest known here",
      "newerRules, line 1: rules: the game followed version 3 of the rules; version 1 is the newest known here",
    ],
  },
  {
    name: "a newer version of the rules alone (SL-174)",
    changes: { rules: 2 },
    says: ["newerRules, line 1: rules: the game followed version 2 of the rules; version 1 is the newest known here"],
  },
  {
    name: "versions that are none",
    changes: { version: "1", rules: 0 },
    says: ['notWhole, line 1: version: 1 is wanted, not "1"', "notWhole, line 1: rules: 1 is wanted, not 0"],
  },
  {
    name: "everything missing",
    changes: { id: undefined, created: undefined, setup: undefined, source: undefined },
    says: ["id", "created", "setup", "source"].map((key) => `missing, line 1: ${key} is missing`),
  },
  {
    name: "values of the wrong kind",
    changes: { id: "", created: "yesterday", by: null, forkedFrom: { id: "g-1", n: -1 } },
    says: [
      'notText, line 1: id: a text is wanted, not ""',
      "notATime, line 1: created: a time like 2026-11-29T18:00:05.000Z is wanted, not yesterday",
      "notText, line 1: by: a text is wanted, not null",
      "notWhole, line 1: forkedFrom.n: a whole number from 0 is wanted, not -1",
    ],
  },
  {
    name: "a fork of nothing",
    changes: { forkedFrom: "g-1" },
    says: ['notAnObject, line 1: forkedFrom: an object is wanted, not "g-1"'],
  },
  {
    name: "a fork without a place",
    changes: { forkedFrom: { id: "g-1" } },
    says: ["missing, line 1: forkedFrom: n is missing"],
  },
  {
    name: "every problem of a setup",
    changes: { setup: { board: { size: 1 }, players: ["Ann", "Ann"] } },
    says: [
      "badSetup, line 1: setup.board.size: a whole number from 2 is wanted, not 1",
      "badSetup, line 1: setup.players[1]: the name Ann is there already, in place 1",
    ],
  },
  {
    name: "a source that does not fit the dice",
    changes: { source: { kind: "scripted", throws: [[3, 4]] } },
    says: ["badSource, line 1: source.throws[0]: a throw has 1 face, this one has 2"],
  },
])("refused: $name", ({ changes, says }) => {
  expect(said(changes)).toEqual(says);
});

test.for([
  ["2026-11-29T18:00:05Z", true],
  ["2026-11-29T18:00:05.123456+01:00", true],
  ["2026-11-29 18:00:05Z", false],
  ["2026-11-29T18:00:05", false],
  ["2026-13-29T18:00:05Z", false],
  ["2026-11-29T24:00:05Z", false],
  [1_795_975_205_000, false],
] as const)("is %s a time? %s", ([time, isTime]) => {
  expect(said({ created: time })).toHaveLength(isTime ? 0 : 1);
});
