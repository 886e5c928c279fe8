import { checkSetup, families, standardRulebook } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { choiceText } from "../words/choice-text.ts";
import { readRule, spellings } from "./rule.ts";

function read(family: (typeof families)[number], typed: string) {
  const problems: string[] = [];
  const choice = readRule(family, typed, (problem) => void problems.push(problem));
  return choice ?? problems;
}

const words = Object.keys(standardRulebook.ending);
const endings = `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

describe("a rule on the command line", () => {
  test.each([
    ["ending", "bounce", "bounce"],
    ["again", "highest", "highest"],
    ["again", "rolls:1,5,6", { rolls: [1, 5, 6] }],
    ["again", "rolls: 1, 6", { rolls: [1, 6] }],
    ["entering", "rolls:6", { rolls: [6] }],
    ["streak", "unlimited", "unlimited"],
    ["streak", "3:void", { limit: 3, penalty: "void" }],
    ["streak", "2:toStart", { limit: 2, penalty: "toStart" }],
  ] as const)("--%s %s", (family, typed, choice) => {
    expect(read(family, typed)).toEqual(choice);
  });

  test.each([
    [
      "again",
      "hihgest",
      'there is no rule "hihgest"; there are never, highest, doubles and rolls:1,5,6. Did you mean highest?',
    ],
    [
      "again",
      "rolls",
      'there is no rule "rolls"; there are never, highest, doubles and rolls:1,5,6. Did you mean rolls:1,5,6?',
    ],
    ["again", "rolls:", '"" is not a whole number; write rolls as in rolls:1,5,6.'],
    ["again", "rolls:1,x", '"x" is not a whole number; write rolls as in rolls:1,5,6.'],
    [
      "again",
      "never:1",
      'there is no rule "never:1"; there are never, highest, doubles and rolls:1,5,6. Did you mean never?',
    ],
    [
      "capture",
      "sendtostart",
      'there is no rule "sendtostart"; there are none and sendToStart. Did you mean sendToStart?',
    ],
    ["ending", "constructor", `there is no rule "constructor"; there are ${endings}.`],
    ["ending", "__proto__", `there is no rule "__proto__"; there are ${endings}.`],
    ["ending", "", `there is no rule ""; there are ${endings}.`],
    ["streak", "3:viod", 'there is no penalty "viod"; there are forfeit, void and toStart. Did you mean void?'],
    ["streak", "x:void", '"x" is not a whole number; write a streak as in 3:void.'],
  ] as const)("--%s %s is explained", (family, typed, problem) => {
    expect(read(family, typed)).toEqual([problem]);
  });

  test("every spelling of the help is understood, makes a valid setup, and is written back", () => {
    for (const family of families) {
      for (const spelling of spellings(family)) {
        const choice = readRule(family, spelling, (problem) => expect.fail(problem));
        const dice = { count: 2 };
        const checked = checkSetup({ board: { size: 30 }, players: ["Ann", "Bob"], dice, rules: { [family]: choice } });
        const rollsOne = spelling === "rolls:1,5,6";
        expect([spelling, checked.ok || rollsOne]).toEqual([spelling, true]);
        expect(choiceText(choice ?? "")).toBe(spelling);
      }
    }
  });
});
