import { describe, expect, test } from "vitest";
import { extendRulebook, standardRulebook } from "../rules/rulebook.ts";
import { gameOf } from "../testing/game-of.ts";
import { problemsOf } from "../testing/problems-of.ts";
import { families } from "../vocabulary/vocabulary.ts";
import { problemText } from "./problem-text.ts";

const setupWith = (rules: unknown) => ({ board: { size: 100 }, players: ["Ann", "Bob"], rules });
const most = Number.MAX_SAFE_INTEGER;
const quoted = (word: string) => `"${word}"`;

/** The words of each family, as messages list them: a rule with parameters by these. */
const words = Object.fromEntries(
  Object.entries(standardRulebook).map(([family, table]) => [
    family,
    Object.entries(table).map(([word, rule]: [string, { params?: object }]) => {
      return rule.params === undefined ? word : `{ ${Object.keys(rule.params).join(", ")} }`;
    }),
  ]),
);
const penalties = words["penalty"] ?? [];
const endings = words["ending"] ?? [];

describe.for(families)("%s", (family) => {
  const path = ["rules", family];
  const unknown = (shown: string | number) => {
    return [{ code: "unknownRule", path, values: [family, shown, ...(words[family] ?? [])].map(shownWord) }];
  };

  test("has its words", () => {
    for (const word of words[family] ?? []) {
      if (word.startsWith("{")) continue;
      expect(gameOf(setupWith({ [family]: word })).rules[family]).toBe(word);
    }
  });

  test.for(["constructor", "toString", "__proto__", "", "Exact", "rolls", "limit"])("has no word %j", (word) => {
    expect(problemsOf(setupWith({ [family]: word }))).toEqual(unknown(word));
  });

  test("is a word or parameters", () => {
    expect(problemsOf(setupWith({ [family]: 3 }))).toEqual([
      { code: "unknownRule", path, values: [quoted(family), 3, ...(words[family] ?? []).map(quoted)] },
    ]);
    for (const value of [null, [], {}, { constructor: 1 }, { rols: [6] }, true]) {
      expect(problemsOf(setupWith({ [family]: value })).map(({ code }) => code)).toEqual(["unknownRule"]);
    }
  });
});

type Row = readonly [rules: unknown, code: string, path: readonly (string | number)[], values: unknown[], text: string];

const rows: readonly Row[] = [
  ["exact", "notAnObject", [], ['"exact"'], "rules: an object is wanted, not exact"],
  [
    { endings: 1 },
    "unknownKey",
    ["endings"],
    ["endings", ...families].map(quoted),
    `rules.endings: there is no endings here; the keys are ${families.slice(0, -1).join(", ")} and closing`,
  ],
  [
    { ending: "bouncy" },
    "unknownRule",
    ["ending"],
    ["ending", "bouncy", ...endings].map(quoted),
    `rules.ending: bouncy is no rule for ending; there are ${endings.slice(0, -1).join(", ")} and ${endings.at(-1)}`,
  ],
  [{ streak: { limit: 3 } }, "missing", ["streak"], ['"penalty"'], "rules.streak: penalty is missing"],
  [{ streak: { penalty: "void" } }, "missing", ["streak"], ['"limit"'], "rules.streak: limit is missing"],
  [
    { streak: { limit: 0, penalty: "void" } },
    "notWhole",
    ["streak", "limit"],
    [0, 1, most],
    "rules.streak.limit: a whole number from 1 is wanted, not 0",
  ],
  [
    { streak: { limit: 3, penalty: "jail" } },
    "unknownRule",
    ["streak", "penalty"],
    ["penalty", "jail", ...penalties].map(quoted),
    "rules.streak.penalty: jail is no rule for penalty; there are forfeit, void and toStart",
  ],
  [
    { streak: { limit: 3, penalty: "void", per: 1 } },
    "unknownKey",
    ["streak", "per"],
    ["per", "limit", "penalty"].map(quoted),
    "rules.streak.per: there is no per here; the keys are limit and penalty",
  ],
  [{ again: { rolls: [] } }, "emptyRolls", ["again", "rolls"], [], "rules.again.rolls: the list of rolls is empty"],
  [
    { again: { rolls: [0] } },
    "rollOutOfReach",
    ["again", "rolls", 0],
    [0, 1, 6],
    "rules.again.rolls[0]: the dice cannot roll 0, only 1 to 6",
  ],
  [
    { entering: { rolls: [6, 7] } },
    "rollOutOfReach",
    ["entering", "rolls", 1],
    [7, 1, 6],
    "rules.entering.rolls[1]: the dice cannot roll 7, only 1 to 6",
  ],
  [{ entering: { rolls: 6 } }, "notAList", ["entering", "rolls"], [6], "rules.entering.rolls: a list is wanted, not 6"],
  [
    { again: { rolls: [6n] } },
    "notWhole",
    ["again", "rolls", 0],
    ["6n", 1, most],
    "rules.again.rolls[0]: a whole number from 1 is wanted, not 6n",
  ],
];

test.for(rows)("%o: %s", ([rules, code, path, values, text]) => {
  const found = problemsOf(setupWith(rules));
  expect(found).toEqual([{ code, path: ["rules", ...path], values }]);
  expect(found.map(problemText)).toEqual([text]);
});

describe("the rules of the game", () => {
  const defaults = {
    ending: "exact",
    jumping: "refused",
    again: "never",
    streak: "unlimited",
    entering: "freely",
    capture: "none",
    opening: "listed",
    closing: "firstHome",
  };

  test.for([undefined, {}, { ending: undefined }])("are the defaults for %o", (rules) => {
    expect(gameOf(setupWith(rules)).rules).toStrictEqual(defaults);
  });

  test("are what was said, and the defaults for the rest", () => {
    const said = { again: { rolls: [6, 1] }, streak: { limit: 3, penalty: "void" }, entering: { rolls: [6] } };
    expect(gameOf(setupWith(said)).rules).toStrictEqual({ ...defaults, ...said });
  });

  test("hold copies of their parameters", () => {
    const rolls = [6];
    const game = gameOf(setupWith({ again: { rolls } }));
    rolls.push(5);
    expect(game.rules.again).toStrictEqual({ rolls: [6] });
    expect(Object.isFrozen(rolls)).toBe(false);
  });

  test("are what they look like: a list that writes itself as another is not taken", () => {
    const rolls = Object.assign([6], { toJSON: () => [99] });
    expect(problemsOf(setupWith({ again: { rolls } }))).toEqual([
      { code: "rollOutOfReach", path: ["rules", "again", "rolls", 0], values: [99, 1, 6] },
    ]);
  });

  test("are wrong in every family at once", () => {
    const found = problemsOf(setupWith(Object.fromEntries(families.map((family) => [family, "x"]))));
    expect(found.map(({ path }) => path)).toEqual(families.map((family) => ["rules", family]));
  });
});

describe("a rule of one's own", () => {
  const within = Object.assign((from: number, by: number, size: number) => (from + by > size ? null : from + by), {
    params: { within: (value: unknown) => (value === 7 ? [] : [{ code: "not7", path: [], values: [] }]) },
  });
  const rulebook = extendRulebook(standardRulebook, { ending: { within } });

  test("is named by the keys of its parameters", () => {
    expect(gameOf(setupWith({ ending: { within: 7 } }), rulebook).rules.ending).toStrictEqual({ within: 7 });
    expect(problemsOf(setupWith({ ending: { within: 8 } }), rulebook)).toEqual([
      { code: "not7", path: [], values: [] },
    ]);
    expect(problemsOf(setupWith({ ending: "within" }), rulebook).map(({ code }) => code)).toEqual(["unknownRule"]);
  });

  test("has parameters that survive JSON, or the setup is not valid", () => {
    const any = Object.assign(() => null, { params: { any: () => [] } });
    const [found] = problemsOf(
      setupWith({ ending: { any: 7n } }),
      extendRulebook(standardRulebook, { ending: { any } }),
    );
    expect(found).toMatchObject({ code: "unreadable", path: ["rules", "ending", "any"] });
  });
});

/** Words come in quotes; what rules with parameters look like does, too. */
function shownWord(word: string | number): string | number {
  return typeof word === "number" ? word : quoted(word);
}
