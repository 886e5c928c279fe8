import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { given } from "../testing/given.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import type { Command, Game, GameState } from "../vocabulary/vocabulary.ts";
import { decide } from "./decide.ts";
import { initialState } from "./initial-state.ts";

const setup = { board: { size: 20 }, players: ["P1", "P2"] };
const game = gameOf(setup);
const state = initialState(game);

/** The refusal of a command that is none; `unknown` because nothing here has the right type. */
function refusalOf(command: unknown, of: GameState = state) {
  const decision = decide(game, of, command as Command);
  return decision.ok ? decision.event : decision.refusal;
}

const sixThatCounts = { valueOf: () => 3 };

describe("a throw", () => {
  // SL-109
  test.for<readonly [unknown, string | number]>([
    [["6"], '["6"]'],
    [[0], "[0]"],
    [[7], "[7]"],
    [[-1], "[-1]"],
    [[2.5], "[2.5]"],
    [[Number.NaN], "[NaN]"],
    [[Number.POSITIVE_INFINITY], "[Infinity]"],
    [[1e21], "[1e+21]"],
    [[-0], "[-0]"],
    [[null], "[null]"],
    [[undefined], "[undefined]"],
    [[true], "[true]"],
    [[[3]], "[[3]]"],
    [[6n], "[6n]"],
    [[sixThatCounts], '[{"valueOf":a function}]'],
    [[], "[]"],
    [[3, 3], "[3,3]"],
    [3, 3],
    ["3", '"3"'],
    [undefined, "undefined"],
    [{ 0: 3, length: 1 }, '{"0":3,"length":1}'],
    [Array.from({ length: 1 }), "[undefined]"],
  ])("of %o is refused, and nothing happens", ([dice, shown]) => {
    expect(refusalOf({ type: "roll", dice })).toEqual({ code: "badDice", values: [shown, 1, 6] });
    given(setup)
      .when({ type: "roll", dice } as Command)
      .refused("badDice")
      .whenRolled(3)
      .then(turnTaken("P1", [3], { from: 0, path: [3], to: 3, outcome: "move", next: "P2" }));
  });

  test("may show each face from first to last", () => {
    for (const face of [1, 6]) {
      const move = { from: 0, path: [face], to: face, outcome: "move", next: "P2" } as const;
      given(setup)
        .whenRolled(face)
        .then(turnTaken("P1", [face], move));
    }
    given({ ...setup, dice: { faces: 8 } })
      .whenRolled(9)
      .refused("badDice");
  });

  test("needs as many faces as there are dice", () => {
    const two = given({ ...setup, dice: { count: 2 } });
    two.whenRolled(3).refused("badDice");
    two.whenRolled(3, 3, 3).refused("badDice");
    two.whenRolled(3, 7).refused("badDice");
    two.whenRolled(3, 4).then(turnTaken("P1", [3, 4], { from: 0, path: [7], to: 7, outcome: "move", next: "P2" }));
  });

  test("is copied: its list stays the caller's", () => {
    const dice = [3];
    const decision = decide(game, state, { type: "roll", dice });
    dice[0] = 5;
    expect(decision).toMatchObject({ ok: true, event: { dice: [3], roll: 3 } });
  });

  test("is read from the list, not from an iterator of its own", () => {
    const endless = Object.assign([3], { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 4 }) }) });
    expect(refusalOf({ type: "roll", dice: endless })).toMatchObject({ dice: [3] });
  });

  test("that lies about how many faces it has is refused", () => {
    let asked = 0;
    const liar = new Proxy([3], {
      get: (list, key) => (key === "length" ? 1 + asked++ : (Reflect.get(list, key) as unknown)),
    });
    expect(refusalOf({ type: "roll", dice: liar })).toMatchObject({ code: "badDice" });
  });
});

describe("what is no command", () => {
  test.for<readonly [unknown, string]>([
    [null, "null"],
    [undefined, "undefined"],
    ["roll", '"roll"'],
    [{ type: "ROLL" }, '"ROLL"'],
    [{}, "undefined"],
    [{ type: "constructor" }, '"constructor"'],
    [[], "undefined"],
  ])("%o is refused", ([command, shown]) => {
    expect(refusalOf(command)).toEqual({ code: "unknownCommand", values: [shown] });
  });

  test("is refused as `over` in a game that is over, when it names itself one", () => {
    // SL-192
    const over: GameState = { ...state, status: "over", next: null };
    for (const command of [{ type: "NOPE" }, { type: "roll", dice: [3] }, {}]) {
      expect(refusalOf(command, over)).toEqual({ code: "over", values: [] });
    }
  });

  test("may throw when it is looked at", () => {
    const thrower = new Proxy({}, { get: () => JSON.parse("{") as unknown });
    expect(refusalOf(thrower)).toMatchObject({ code: "ruleFailed" });
    const { proxy, revoke } = Proxy.revocable({ type: "roll" }, {});
    revoke();
    expect(refusalOf(proxy)).toMatchObject({ code: "ruleFailed" });
    expect(refusalOf({ type: "roll", dice: proxy })).toMatchObject({ code: "ruleFailed" });
    const throwing = new Proxy({}, { get: () => fail(proxy) });
    expect(refusalOf(throwing)).toEqual({ code: "ruleFailed", values: ["(unreadable)"] });
  });
});

describe("aborting", () => {
  test("ends the game, with a reason or without", () => {
    const over = { status: "over", aborted: true, next: null, ranking: [] };
    expect(given(setup).when({ type: "abort" }).then({ type: "GameAborted" }).state).toMatchObject(over);
    const reason = "a new game was started";
    given(setup).when({ type: "abort", reason }).then({ type: "GameAborted", reason });
    given(setup).when({ type: "abort", reason: "" }).then({ type: "GameAborted", reason: "" });
  });

  test("keeps the ranking so far", () => {
    const { state: after } = given({ ...setup, rules: { closing: "everyoneHome" } })
      .where({ positions: [20, 4], ranking: [0], next: 1 })
      .when({ type: "abort" })
      .then({ type: "GameAborted" });
    expect(after).toMatchObject({ ranking: [0], positions: [20, 4], streak: 0 });
  });

  test("refuses what comes later as aborted, not as over", () => {
    const aborted = given(setup).when({ type: "abort" }).then({ type: "GameAborted" });
    aborted.whenRolled(3).refused("aborted");
    aborted.when({ type: "abort" }).refused("aborted");
    aborted.when({ type: "withdraw", player: "P1" }).refused("aborted");
  });

  test.for([3, null, {}, ["rain"], true])("for the reason %o is refused", (reason) => {
    expect(refusalOf({ type: "abort", reason })).toMatchObject({ code: "badReason" });
  });

  test("names the reason it refuses", () => {
    expect(refusalOf({ type: "abort", reason: 3 })).toEqual({ code: "badReason", values: [3] });
  });
});

describe("a state that is not of this game", () => {
  const other = initialState(gameOf({ ...setup, players: ["P1", "P2", "P3"] }));

  test.for<readonly [string, unknown]>([
    ["null", null],
    ["a number", 3],
    ["an empty object", {}],
    ["one of three players", other],
    ["one whose positions are no list", { ...state, positions: { length: 2 } }],
    ["one with a next player there is not", { ...state, next: 2 }],
    ["one without a next player", { ...state, next: undefined }],
    ["one with half a player", { ...state, next: 0.5 }],
  ])("%s is refused", ([, wrong]) => {
    expect(refusalOf({ type: "roll", dice: [3] }, wrong as GameState)).toMatchObject({ code: "badState" });
  });

  test("is shown", () => {
    expect(refusalOf({ type: "roll", dice: [3] }, 3 as never)).toEqual({ code: "badState", values: [3] });
  });

  test("may not lack the lists of who is home and who is gone", () => {
    const { withdrawn, ...rest } = state;
    expect(withdrawn).toEqual([]);
    expect(refusalOf({ type: "withdraw", player: "P1" }, rest as GameState)).toMatchObject({ code: "badState" });
  });
});

test("a square that is no whole number is never recorded", () => {
  const forged = { ...state, positions: ["3", 0] as unknown as readonly number[] };
  expect(decide(game, forged, { type: "roll", dice: [3] })).toMatchObject({ ok: false, refusal: { code: "badState" } });
});

describe("a game that no setup check has seen", () => {
  const roll = { type: "roll", dice: [3] } as const;

  test("is checked, and refused with its problems when it is none", () => {
    const forged = { ...game, board: { ...game.board, size: 1 } };
    expect(decide(forged, state, roll)).toEqual({
      ok: false,
      refusal: {
        code: "badSetup",
        values: [],
        problems: [{ code: "notWhole", path: ["board", "size"], values: [1, 2, Number.MAX_SAFE_INTEGER] }],
      },
    });
    for (const none of [null, undefined, 3, {}] as unknown[]) {
      expect(decide(none as Game, state, roll)).toMatchObject({ refusal: { code: "badSetup" } });
    }
  });

  test("plays on when it came through JSON", () => {
    const loaded = JSON.parse(JSON.stringify(game)) as Game;
    expect(decide(loaded, state, roll)).toEqual(decide(game, state, roll));
    expect(decide(loaded, state, roll)).toEqual(decide(game, state, roll));
  });
});

test("a refused command leaves the state the very same object, and frozen events come of the others", () => {
  // SL-208, SL-209
  const story = given(setup);
  expect(story.whenRolled(9).refused("badDice").state).toBe(story.state);
  const decision = decide(game, state, { type: "roll", dice: [3] });
  expect(Object.isFrozen(decision.ok && decision.event)).toBe(true);
});

function fail(value: unknown): never {
  throw value;
}
