import { given } from "@serpentine/core/testing";
import { expect, test } from "vitest";
import { headerLine, makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { readLog } from "../reading/read-log.ts";

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

test.for<{ name: string; changes: object; says: readonly string[] }>([
  { name: "as it should be", changes: {}, says: [] },
  { name: "with keys nobody knows", changes: { mood: "glad", more: [{ constructor: 1 }] }, says: [] },
  { name: "no number", changes: { n: undefined }, says: ["missing, line 2: n is missing"] },
  { name: "no time", changes: { at: undefined }, says: ["missing, line 2: at is missing"] },
  { name: "no type", changes: { type: undefined }, says: ["missing, line 2: type is missing"] },
  { name: "a number as type", changes: { type: 7 }, says: ["notText, line 2: type: a text is wanted, not 7"] },
  {
    name: "an unknown type",
    changes: { type: "TurnTakn" },
    says: [
      "unknownType, line 2: type: TurnTakn is no event; there are OpeningRolled, TurnTaken, PlayerWithdrew and GameAborted, and an application's own have a colon in their type",
    ],
  },
  {
    name: "what every object has, as a type",
    changes: { type: "constructor" },
    says: [expect.stringMatching(/^unknownType, line 2: type: constructor is no event/) as string],
  },
  {
    name: "NaN, which JSON makes null (SL-179)",
    changes: { roll: Number.NaN },
    says: ["notWhole, line 2: roll: a whole number from 2 to 12 is wanted, not null"],
  },
  {
    name: "a text as a number (SL-179)",
    changes: { roll: "3" },
    says: ['notWhole, line 2: roll: a whole number from 2 to 12 is wanted, not "3"'],
  },
  {
    name: "a square past the end, before the start, between two squares (SL-181)",
    changes: { from: -1, path: [3, 5.5], to: 102 },
    says: [
      "notWhole, line 2: from: a whole number from 0 to 20 is wanted, not -1",
      "notWhole, line 2: path[1]: a whole number from 0 to 20 is wanted, not 5.5",
      "notWhole, line 2: to: a whole number from 0 to 20 is wanted, not 102",
    ],
  },
  {
    name: "somebody who does not play here (SL-181)",
    changes: { player: "ann", next: "P9", captured: ["Bob", "Cy"], missed: ["Ann\u0000"] },
    says: [
      "unknownPlayer, line 2: player: nobody called ann plays here",
      "unknownPlayer, line 2: next: nobody called P9 plays here",
      "unknownPlayer, line 2: captured[1]: nobody called Cy plays here",
      'unknownPlayer, line 2: missed[0]: nobody called "Ann\\u0000" plays here',
    ],
  },
  {
    name: "faces the dice do not have",
    changes: { dice: [1, 7] },
    says: ["notWhole, line 2: dice[1]: a whole number from 1 to 6 is wanted, not 7"],
  },
  {
    name: "too few dice",
    changes: { dice: [3] },
    says: ["wrongCount, line 2: dice: a throw has 2 faces, this one has 1"],
  },
  { name: "no list", changes: { dice: 3 }, says: ["notAList, line 2: dice: a list is wanted, not 3"] },
  {
    name: "words there are not",
    changes: { outcome: "win", again: false },
    says: [
      "notOneOf, line 2: outcome: stay, move, snake, ladder, home or forfeit is wanted, not win",
      "notOneOf, line 2: again: true is wanted, not false",
    ],
  },
  {
    name: "numbers out of range",
    changes: { factor: 1, place: 3, streak: 0 },
    says: [
      "notWhole, line 2: factor: a whole number from 2 to 100 is wanted, not 1",
      "notWhole, line 2: place: a whole number from 1 to 2 is wanted, not 3",
      "notWhole, line 2: streak: a whole number from 1 is wanted, not 0",
    ],
  },
  {
    name: "no effect",
    changes: { effect: "skip" },
    says: ["notAnObject, line 2: effect: an object is wanted, not skip"],
  },
  {
    name: "an effect of two words",
    changes: { effect: { skip: 1, times: 2 } },
    says: ['notOneOf, line 2: effect: skip, again, times or moveTo is wanted, not {"skip":1,"times":2}'],
  },
  {
    name: "an effect off the board",
    changes: { effect: { moveTo: 21 } },
    says: ["notWhole, line 2: effect.moveTo: a whole number from 0 to 20 is wanted, not 21"],
  },
  {
    name: "somebody put back nowhere",
    changes: { restored: [["Bob", 4], ["Bob"]] },
    says: ['notAPair, line 2: restored[1]: a player and a square are wanted, not ["Bob"]'],
  },
  {
    name: "somebody put back by no pair",
    changes: { restored: ["Bob"] },
    says: ["notAList, line 2: restored[0]: a list is wanted, not Bob"],
  },
])("a turn, $name", ({ changes, says }) => {
  expect(said({ ...base, ...changes })).toEqual(says);
});

test.for([
  { event: { type: "OpeningRolled", player: "Ann", dice: [1, 2], roll: 3, next: null }, key: "next" },
  { event: { type: "OpeningRolled", player: "Ann", dice: [1, 2], roll: 3, next: "Bob", starts: "Cy" }, key: "starts" },
  { event: { type: "PlayerWithdrew", player: "Cy", next: null }, key: "player" },
  { event: { type: "PlayerWithdrew", player: "Ann", next: "Bob", missed: ["Cy"] }, key: "missed[0]" },
  { event: { type: "PlayerWithdrew", player: "Ann", next: "Bob", starts: "Cy" }, key: "starts" },
])("$event.type knows who plays here: $key", ({ event, key }) => {
  expect(said({ n: 1, at, ...event })).toEqual([expect.stringMatching(/^unknownPlayer, line 2: /)]);
  expect(said({ n: 1, at, ...event })[0]).toContain(` ${key}: `);
});

test("3.0 is 3 (SL-179), and -0 is nothing", () => {
  expect(said(JSON.stringify(base).replace('"roll":3', '"roll":3.0'))).toEqual([]);
  expect(said(JSON.stringify(base).replace('"from":0', '"from":-0'))).toEqual([
    "notWhole, line 2: from: a whole number from 0 to 20 is wanted, not -0",
  ]);
});
