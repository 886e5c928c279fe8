import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standardRulebook } from "../rules/rulebook.ts";
import type { GameEvent, TurnTaken } from "../vocabulary/vocabulary.ts";
import { families, outcomes } from "../vocabulary/vocabulary.ts";
import { diceArbitrary, throwArbitrary } from "./dice-arbitrary.ts";
import { awkwardNames, namesArbitrary } from "./name-arbitrary.ts";
import { playedGameArbitrary } from "./played-game.ts";
import { problemsOf } from "./problems-of.ts";
import { ruleCombinations } from "./rule-words.ts";
import { setupArbitrary } from "./setup-arbitrary.ts";

/** The same draws every time: these tests are about what is drawn. */
const drawn = { seed: 1, numRuns: 600 };

describe("setups", () => {
  const setups = fc.sample(setupArbitrary(), drawn);

  test("are all valid", () => {
    for (const setup of setups) expect(problemsOf(setup)).toEqual([]);
  });

  test("are of every rule there is", () => {
    const words = setups.flatMap(({ rules }) =>
      Object.entries(rules ?? {}).map(([family, rule]) => {
        return `${family} ${typeof rule === "string" ? rule : Object.keys(rule).join()}`;
      }),
    );
    const all = families.flatMap((family) =>
      Object.entries(standardRulebook[family]).map(([word, rule]) => {
        return `${family} ${"params" in rule ? Object.keys(rule.params as object).join() : word}`;
      }),
    );
    expect(new Set(words)).toEqual(new Set(all));
    const penalties = setups.flatMap(({ rules }) => (typeof rules?.streak === "object" ? [rules.streak.penalty] : []));
    expect(new Set(penalties)).toEqual(new Set(Object.keys(standardRulebook.penalty)));
  });

  test("are of every shape", () => {
    const seen = setups.flatMap(({ board, players, dice }) => [
      `start ${board.start}`,
      ...[board.jumps, board.snakes, board.ladders].map((list, which) => `list ${which} ${(list ?? []).length > 0}`),
      ...Object.values(board.squares ?? {}).map((effect) => Object.keys(effect).join()),
      ...players.map((player) => (typeof player === "string" ? "a name" : Object.keys(player).join())),
      `${dice?.count} dice`,
      dice?.weights === undefined ? "fair" : "weighted",
      `rows ${board.rows !== undefined}`,
      `image ${board.image !== undefined}`,
      `${players.length} players`,
      `huge ${board.size > 1_000_000}`,
    ]);
    const wanted = [
      ["start undefined", "start 0", "start 1", "list 0 true", "list 1 true", "list 2 true"],
      ["skip", "again", "times", "moveTo", "a name", "name", "name,color", "1 dice", "2 dice", "3 dice", "10 dice"],
      [
        "fair",
        "weighted",
        "rows true",
        "rows false",
        "image true",
        "image false",
        "1 players",
        "5 players",
        "huge true",
      ],
    ];
    expect([...new Set(seen)]).toEqual(expect.arrayContaining(wanted.flat()));
  });

  test.for(ruleCombinations)("have the rules that are pinned: %o", (rules) => {
    for (const setup of fc.sample(setupArbitrary({ rules }), { seed: 1, numRuns: 20 })) {
      expect(setup.rules).toMatchObject(rules);
      expect(problemsOf(setup)).toEqual([]);
    }
  });

  test("have as many players as are asked for", () => {
    const some = fc.sample(setupArbitrary({ fewestPlayers: 2, mostPlayers: 4 }), { seed: 1, numRuns: 200 });
    expect(new Set(some.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4]));
  });
});

describe("names", () => {
  test("are awkward ones, and never two of the same player", () => {
    const lists = fc.sample(namesArbitrary(3, 5), drawn);
    const names = lists.flat().map((name) => name.trim());
    for (const name of awkwardNames) expect(names).toContain(name.trim());
    for (const list of lists) expect(new Set(list.map((name) => name.normalize("NFC").trim())).size).toBe(list.length);
  });
});

describe("throws", () => {
  test("are what the dice can show, from face to face", () => {
    const shape = { count: 2, faces: 4 };
    const faces = fc.sample(throwArbitrary(shape), drawn);
    for (const dice of faces) expect(dice).toHaveLength(2);
    expect(new Set(faces.flat())).toEqual(new Set([1, 2, 3, 4]));
  });
  test("are of dice with weights that fit", () => {
    for (const { faces, weights } of fc.sample(diceArbitrary(), drawn)) {
      expect(weights?.length ?? faces).toBe(faces);
      expect(weights === undefined || weights.some((weight) => weight > 0)).toBe(true);
    }
  });
});

describe("played games", () => {
  const games = fc.sample(playedGameArbitrary({ mostCommands: 80 }), drawn);
  const events: readonly GameEvent[] = games.flatMap((game) => game.events);
  const turns = events.filter((event): event is TurnTaken => event.type === "TurnTaken");

  test("have every event, outcome and key there is", () => {
    expect(new Set(turns.map(({ outcome }) => outcome))).toEqual(new Set(outcomes));
    const keys = new Set(events.flatMap((event) => Object.keys(event).map((key) => `${event.type}.${key}`)));
    const optional = ["factor", "effect", "captured", "place", "missed", "again", "streak"].map(
      (key) => `TurnTaken.${key}`,
    );
    const others = ["OpeningRolled.starts", "PlayerWithdrew.next", "GameAborted.reason"];
    expect([...keys]).toEqual(expect.arrayContaining([...optional, ...others]));
  });

  test("come to an end, or not, and never go on beyond it", () => {
    expect(new Set(games.map(({ state }) => state.status))).toEqual(new Set(["playing", "over"]));
    expect(games.some(({ state }) => state.ranking.length > 1)).toBe(true);
    for (const { events: list, states } of games) expect(states).toHaveLength(list.length + 1);
  });

  test("are bounded", () => {
    for (const { events: list } of fc.sample(playedGameArbitrary({ mostCommands: 5 }), drawn)) {
      expect(list.length).toBeLessThanOrEqual(5);
    }
  });
});
