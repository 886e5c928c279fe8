import { describe, expect, test } from "vitest";
import { played } from "../testing/played.ts";
import { eventSentence, eventWords } from "./event-words.ts";

type Throws = Parameters<typeof played>[1];

const worked = {
  board: { size: 20, ladders: [[3, 11]], snakes: [[17, 5]] },
  players: ["Ann", "Bob"],
  rules: { again: "highest" },
};

/** A board of 20 without jumps, and what a test adds to it. */
const plain = (rules: object, board: object = {}, more: object = {}) => ({
  board: { size: 20, ...board },
  players: ["Ann", "Bob"],
  ...more,
  rules,
});

const streakOf = (penalty: string) => plain({ again: "highest", streak: { limit: 2, penalty } });

function words(setup: unknown, throws: Throws): string[] {
  const { game, events } = played(setup, throws);
  return events.map((event) => eventWords(game, event));
}

function lastSentence(setup: unknown, throws: Throws): string | undefined {
  const { game, events } = played(setup, throws);
  return events.map((event) => eventSentence(game, event)).at(-1);
}

describe("what happened, in words", () => {
  test("in the worked game of source document 004", () => {
    expect(words(worked, [3, 6, 5, 5, 6, 1, 2, 5, 3, 2, 2])).toEqual([
      "climbs the ladder to 11",
      "moves 6 squares, rolls again",
      "moves 5 squares",
      "moves 5 squares",
      "slides down the snake to 5, rolls again",
      "moves 1 square",
      "moves 2 squares",
      "moves 5 squares",
      "21 is past 20, stays on 18",
      "moves 2 squares",
      "moves 2 squares, is home and wins",
    ]);
  });

  test("at each ending", () => {
    const dice = { faces: 12 };
    expect(words(plain({ ending: "exact" }, {}, { dice }), [12, 1, 12]).at(-1)).toBe("24 is past 20, stays on 12");
    expect(words(plain({ ending: "finish" }, {}, { dice }), [12, 1, 12]).at(-1)).toBe("stops on 20, is home and wins");
    expect(words(plain({ ending: "bounce" }, {}, { dice }), [12, 1, 12]).at(-1)).toBe("bounces back from 20 to 16");
    expect(words(plain({ ending: "bounce" }, {}, { dice }), [12, 1, 4, 1, 8]).at(-1)).toBe(
      "bounces back from 20 to where it stood",
    );
    expect(words(plain({ ending: "bounce" }, { snakes: [[16, 2]] }, { dice }), [12, 1, 12]).at(-1)).toBe(
      "bounces back from 20 to 16, slides down the snake to 2",
    );
  });

  test("on jumps that end on jumps, and on a ladder home", () => {
    const jumps = {
      ladders: [
        [3, 11],
        [12, 20],
      ],
      snakes: [[11, 2]],
    };
    expect(words(plain({ jumping: "chained" }, jumps), [3])).toEqual([
      "climbs the ladder to 11, slides down the snake to 2",
    ]);
    expect(words(plain({ jumping: "chained" }, jumps), [6, 1, 6])).toContain(
      "climbs the ladder to 20, is home and wins",
    );
  });

  test("with each penalty of a streak", () => {
    expect(words(streakOf("forfeit"), [1, 1, 6, 6]).at(-1)).toBe("2 in a row: the turn is forfeit, stays on 7");
    expect(words(streakOf("void"), [1, 1, 6, 6]).at(-1)).toBe("2 in a row: the whole go is undone, back on 1");
    expect(words(streakOf("void"), [6, 6]).at(-1)).toBe("2 in a row: the whole go is undone, back at the start");
    expect(words(streakOf("toStart"), [1, 1, 6, 6]).at(-1)).toBe("2 in a row: back to the start");
  });

  test("with tokens that are sent back, and brought back", () => {
    const rules = { again: "highest", capture: "sendToStart", streak: { limit: 2, penalty: "void" } };
    expect(words(plain(rules), [1, 1])).toEqual(["moves 1 square", "moves 1 square, sends Ann back to the start"]);
    const { game } = played(plain(rules), []);
    const event = { type: "TurnTaken", player: "Ann", dice: [6], roll: 6, from: 7, path: [], to: 1 } as const;
    expect(eventWords(game, { ...event, outcome: "forfeit", restored: [["Bob", 7]], next: "Bob" })).toBe(
      "2 in a row: the whole go is undone, back on 1, Bob is back on 7",
    );
  });

  test("before a token may enter", () => {
    expect(words(plain({ entering: { rolls: [6] } }), [5])).toEqual(["needs 6 to enter, stays at the start"]);
    expect(words(plain({ entering: { rolls: [1, 5, 6] } }, { start: 1 }), [2])).toEqual([
      "needs 1, 5 or 6 to enter, stays on 1",
    ]);
  });

  test("on squares with effects", () => {
    const squares = {
      1: { skip: 1 },
      2: { skip: 2 },
      3: { again: true },
      4: { times: 2 },
      5: { moveTo: 12 },
      6: { moveTo: 0 },
    };
    const setup = plain({}, { squares });
    expect(words(setup, [1])).toEqual(["moves 1 square, misses the next go"]);
    expect(words(setup, [2])).toEqual(["moves 2 squares, misses the next 2 goes"]);
    expect(words(setup, [3])).toEqual(["moves 3 squares, the square gives another turn"]);
    expect(words(setup, [4, 6, 6])).toEqual([
      "moves 4 squares, the next roll counts 2 times",
      "moves 6 squares, is put at the start",
      "the roll counts 2 times, moves 12 squares",
    ]);
    expect(words(setup, [5])).toEqual(["moves 5 squares, is put on 12"]);
    expect(words(setup, [1, 5, 1])[1]).toBe("moves 5 squares, is put on 12, Ann misses a go");
  });

  test("for two who miss goes at once", () => {
    const { game } = played(plain({}), []);
    const event = { type: "TurnTaken", player: "Ann", dice: [2], roll: 2, from: 1, path: [3], to: 3 } as const;
    expect(eventWords(game, { ...event, outcome: "move", missed: ["Bob", "Ann", "Bob"], next: "Ann" })).toBe(
      "moves 2 squares, Bob misses 2 goes, Ann misses a go",
    );
  });

  test("until everyone is home", () => {
    const setup = plain({ closing: "everyoneHome", ending: "finish" }, { size: 4 }, {});
    expect(words(setup, [4, 4])).toEqual(["moves 4 squares, is home and wins", "moves 4 squares, is home in place 2"]);
  });

  test("when players throw for who begins, leave and stop", () => {
    const setup = plain({ opening: "highestRoll" });
    expect(words(setup, [2, 5])).toEqual(["throws for who begins", "throws for who begins, Bob begins"]);
    const { game } = played(setup, []);
    const left = { type: "PlayerWithdrew", player: "Ann", starts: "Bob", next: "Bob" } as const;
    expect(eventWords(game, left)).toBe("leaves the game, Bob begins");
    expect(eventWords(game, { type: "GameAborted" })).toBe("the game is stopped");
    expect(eventWords(game, { type: "GameAborted", reason: "rain\u001b[2J" })).toBe(
      "the game is stopped: rain[U+001B][2J",
    );
  });
});

describe("the same as a sentence", () => {
  test.each([
    [worked, [1], "Ann rolls 1: moves 1 square to 1."],
    [worked, [3], "Ann rolls 3: moves 3 squares to 3, climbs the ladder to 11."],
    [worked, [5, 1, 6, 6], "Ann rolls 6: moves 6 squares to 17, slides down the snake to 5, rolls again."],
    [plain({ ending: "bounce" }, { size: 6 }), [5, 1, 3], "Ann rolls 3: bounces back from 6 to 4."],
    [plain({}, {}, { dice: { count: 2 } }), [[3, 4]], "Ann rolls 3 + 4 = 7: moves 7 squares to 7."],
    [
      plain({}, { squares: { 4: { times: 2 } } }),
      [4, 1, 6],
      "Ann rolls 6, the roll counts 2 times: moves 12 squares to 16.",
    ],
    [plain({ opening: "highestRoll" }), [2, 5], "Bob throws 5 for who begins, Bob begins."],
  ] as const)("%#: of %j after %j", (setup, throws, sentence) => {
    expect(lastSentence(setup, throws)).toBe(sentence);
  });

  test("for what is no throw", () => {
    const { game } = played(worked, []);
    expect(eventSentence(game, { type: "GameAborted", reason: "rain" })).toBe("The game is stopped: rain.");
    expect(eventSentence(game, { type: "PlayerWithdrew", player: "Ann", next: "Bob" })).toBe("Ann leaves the game.");
  });
});
