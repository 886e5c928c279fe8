import { type Check, checkSetup, extendRulebook, problemText, standardRulebook } from "@serpentine/core";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boards } from "../boards/boards.ts";
import { checkEdition } from "./check-edition.ts";
import type { Edition } from "./edition.ts";
import { editionNamed, editions } from "./editions.ts";

const players = ["Ann", "Bob"];
const empty = { size: 100 };

const half = (from: number, by: number, size: number) => Math.min(from + by, size);

const evenSize: Check = ({ board }) => {
  if (board.size % 2 === 0) return [];
  return [{ code: "oddSize", path: ["board", "size"], values: [board.size], text: "an even size is wanted" }];
};

function texts(edition: Edition, setup: unknown): string[] {
  const checked = checkEdition(edition, setup);
  return checked.ok ? [] : checked.problems.map(problemText);
}

/** A setup that each edition accepts as it is. */
const fitting = {
  strategy: { board: { size: 6 }, players },
  ranking: { board: boards["lc909-49-chains"].board, players: ["Ann"] },
  thrill: { board: boards["thrill-100"].board, players },
  kata: { board: boards["kata2-64"].board, players },
  classic: { board: boards["chutes-100-47"].board, players },
};

describe("an edition", () => {
  test.each(Object.entries(editions))("%s has a name of its own and a source", (name, edition) => {
    expect(edition.name).toBe(name);
    expect(editionNamed(name)).toBe(edition);
    expect(edition.source).not.toBe("");
  });

  test.each(["__proto__", "constructor", "Kata", ""])("there is none called %j", (name) => {
    expect(editionNamed(name)).toBeUndefined();
  });

  test.each(Object.entries(editions))("%s fills in its rules and dice, and they are allowed", (name, edition) => {
    const checked = checkEdition(edition, fitting[name as keyof typeof fitting]);
    expect(checked.ok ? [checked.game.rules, checked.game.dice] : checked.problems).toEqual([
      edition.rules,
      edition.dice,
    ]);
  });

  test("leaves alone what the setup says, and takes undefined for not said", () => {
    const rules = { ending: "finish", again: undefined };
    const setup = { board: { size: 20 }, players, rules };
    const checked = checkEdition(editions.strategy, setup);
    expect(checked.ok && checked.game.rules).toMatchObject({ ending: "finish", again: "never" });
    expect(setup).toEqual({ board: { size: 20 }, players, rules: { ending: "finish", again: undefined } });
    const classic = checkEdition(editions.classic, { board: empty, players, rules: { again: undefined } });
    expect(classic.ok && classic.game.rules.again).toBe("highest");
  });

  test("names what the setup says against it, beside what no game allows", () => {
    const setup = {
      board: {
        size: 64,
        jumps: [
          [14, 6],
          [64, 1],
        ],
      },
      players: ["Ann", "Ann", "Cy", "Di", "Ed"],
      dice: { count: 2, faces: 8, weights: [1, 1, 1, 1, 1, 1, 1, 1] },
      rules: { ending: "bounce", again: { rolls: [6] }, closing: "everyoneHome" },
    };
    expect(texts(editions.kata, setup).toSorted()).toEqual([
      "board.jumps[1]: the jump 64→1 starts on the last square",
      "dice.count: kata asks for exactly 1",
      "dice.faces: kata asks for exactly 6",
      "dice.weights: kata asks for fair dice",
      "players: kata asks for 2 to 4 players",
      "players[1]: the name Ann is there already, in place 1",
      "rules.again: kata asks for never or highest",
      "rules.closing: kata asks for firstHome",
      "rules.ending: kata asks for exact",
    ]);
  });
});

describe("the editions as their documents have them", () => {
  test("strategy: from 6 squares and 2 players, one die of six, any ending, another turn or not", () => {
    const { strategy } = editions;
    expect(texts(strategy, { board: { size: 5 }, players: ["Ann"] })).toEqual([
      "board.size: strategy asks for 6 or more squares",
      "players: strategy asks for 2 or more players",
    ]);
    for (const ending of ["exact", "finish", "bounce"]) {
      for (const again of ["never", "highest"]) {
        expect(texts(strategy, { board: { size: 6 }, players, rules: { ending, again } })).toEqual([]);
      }
    }
    const rules = { jumping: "once", again: "doubles", capture: "sendToStart" };
    expect(texts(strategy, { board: { size: 6 }, players, dice: { count: 2 }, rules })).toEqual([
      "dice.count: strategy asks for exactly 1",
      "rules.jumping: strategy asks for refused",
      "rules.again: strategy asks for never or highest",
      "rules.capture: strategy asks for none",
    ]);
  });

  test("strategy: any ending is any ending, one of a rulebook of one's own too", () => {
    const rulebook = extendRulebook(standardRulebook, { ending: { half } });
    const setup = { board: { size: 20 }, players, rules: { ending: "half" } };
    expect(checkEdition(editions.strategy, setup, rulebook).ok).toBe(true);
    expect(checkEdition(editions.strategy, setup).ok).toBe(false);
    expect(checkEdition(editions.kata, setup, rulebook).ok).toBe(false);
  });

  test("ranking: from 2 squares and 1 player, no jump from square 1, and a loaded die if one likes", () => {
    const { ranking } = editions;
    const dice = { faces: 3, weights: [1, 0, 5] };
    expect(texts(ranking, { board: { size: 2 }, players: ["Ann"], dice, rules: { ending: "finish" } })).toEqual([]);
    expect(texts(ranking, { board: boards["kata2-64"].board, players, rules: { ending: "bounce" } })).toEqual([
      "rules.ending: ranking asks for exact or finish",
      "board.ladders[0]: no jump starts on square 1, and 1→30 does",
    ]);
  });

  test("thrill: exactly its snakes and ladders, each fault named (SL-061)", () => {
    const { thrill } = editions;
    const setup = { board: boards["chutes-100-47"].board, players };
    expect(checkSetup(setup).ok).toBe(true);
    const problems = texts(thrill, setup);
    expect(problems).toHaveLength(11);
    expect(problems).toEqual(
      expect.arrayContaining([
        "board: exactly 5 snakes are wanted, not 10",
        "board: exactly 3 ladders are wanted, not 9",
        "board.ladders[1]: a ladder climbs at most 9 squares, and 4→14 climbs 10",
        "board: a snake from 99 to 36 is wanted",
      ]),
    );
    expect(problems.join()).not.toContain("36→44");
  });

  test("thrill: one or more dice of 1 to 20 faces, fair or weighted, on 100 squares", () => {
    const { thrill } = editions;
    const { board } = boards["thrill-100"];
    for (const dice of [{ faces: 1 }, { faces: 20, count: 3 }, { faces: 2, weights: [1, 3] }]) {
      expect(texts(thrill, { board, players: ["Ann"], dice })).toEqual([]);
    }
    expect(texts(thrill, { board, players, dice: { faces: 21 } })).toEqual(["dice.faces: thrill asks for 1 to 20"]);
    expect(texts(thrill, { board: { ...board, size: 110, rows: 11 }, players })).toEqual([
      "board.size: thrill asks for exactly 100 squares",
    ]);
  });

  test("kata: 2 to 4 players, and three switches", () => {
    const { kata } = editions;
    const { board } = boards["kata2-64"];
    const rules = { again: "highest", capture: "sendToStart", opening: "highestRoll" };
    expect(texts(kata, { board, players: ["A", "B", "C", "D"], rules })).toEqual([]);
    for (const wrong of [["A"], ["A", "B", "C", "D", "E"]]) {
      expect(texts(kata, { board, players: wrong })).toEqual(["players: kata asks for 2 to 4 players"]);
    }
  });

  test("classic: any size, any number of faces, another turn on the highest unless switched off", () => {
    const { classic } = editions;
    const fits = { board: empty, players, dice: { faces: 8 }, rules: { again: "never" } };
    expect(texts(classic, fits)).toEqual([]);
    expect(texts(classic, { board: { size: 20 }, players, rules: { again: { rolls: [1] } } })).toEqual([
      "rules.again: classic asks for highest or never",
    ]);
    expect(
      texts(classic, {
        board: {
          ...empty,
          jumps: [
            [3, 9],
            [9, 12],
          ],
        },
        players,
      }),
    ).toHaveLength(1);
  });

  test("tokens begin off the board in all of them, and no square does anything", () => {
    const board = { size: 100, start: 1, squares: { "7": { skip: 1 } } };
    expect(texts(editions.classic, { board, players })).toEqual([
      "board.start: classic asks for tokens that begin off the board",
      "board.squares: classic asks for squares without effects",
    ]);
  });
});

describe("an edition of one's own", () => {
  const streak = { penalty: "void", limit: 3 };
  const club: Edition = {
    ...editions.kata,
    name: "club",
    rules: { ...editions.kata.rules, again: "highest", streak },
    choices: { again: ["highest", { rolls: [1, 6] }] },
    checks: [evenSize],
  };

  test("has checks and rules with parameters", () => {
    expect(texts(club, { board: { size: 20 }, players })).toEqual([]);
    expect(texts(club, { board: { size: 20 }, players, rules: { again: { rolls: [1, 6] } } })).toEqual([]);
    const sameStreak = { limit: 3, penalty: "void" };
    expect(texts(club, { board: { size: 20 }, players, rules: { streak: sameStreak } })).toEqual([]);
    const rules = { again: "never", streak: "unlimited" };
    expect(texts(club, { board: { size: 21 }, players, rules })).toEqual([
      "rules.again: club asks for highest or rolls [1,6]",
      'rules.streak: club asks for limit 3, penalty "void"',
      "board.size: an even size is wanted",
    ]);
  });
});

describe("whatever the setup is", () => {
  test("it is accepted or refused, never thrown at", () => {
    const part = fc.oneof(fc.anything(), fc.constant(undefined), fc.constant(players), fc.constant({ size: 100 }));
    const setups = fc.oneof(fc.anything(), fc.record({ board: part, players: part, dice: part, rules: part }));
    fc.assert(
      fc.property(setups, fc.constantFrom(...Object.values(editions)), (setup, edition) => {
        const checked = checkEdition(edition, setup);
        expect(checked.ok || checked.problems.length > 0).toBe(true);
      }),
    );
  });

  test("a rule that is misspelt, or no list of rules, is a problem and not a default", () => {
    expect(texts(editions.kata, { board: empty, players, rules: { endings: "exact" } })).toHaveLength(1);
    expect(texts(editions.kata, { board: empty, players, rules: "exact" })).toHaveLength(1);
    expect(texts(editions.kata, { board: empty, players, rules: null, dice: null })).toHaveLength(2);
    expect(texts(editions.kata, JSON.parse('{"__proto__":{},"players":["A","B"],"board":{"size":9}}'))).toHaveLength(1);
    expect(texts(editions.kata, [])).toHaveLength(1);
  });

  test("a setup that cannot be read is refused", () => {
    const trap = new Proxy({}, { ownKeys: () => [].at(0) as never, get: () => Object.assign(null as never) });
    const getter = Object.defineProperty({}, "rules", { enumerable: true, get: () => JSON.parse("no") });
    expect(texts(editions.kata, trap).length).toBeGreaterThan(0);
    expect(texts(editions.kata, getter).length).toBeGreaterThan(0);
  });
});
