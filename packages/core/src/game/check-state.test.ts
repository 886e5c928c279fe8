import { describe, expect, test } from "vitest";
import { problemText } from "../setup/problem-text.ts";
import { gameOf } from "../testing/game-of.ts";
import { playedGame } from "../testing/played-game.ts";
import type { Game } from "../vocabulary/vocabulary.ts";
import { checkState } from "./check-state.ts";
import { decide } from "./decide.ts";
import { initialState } from "./initial-state.ts";

const most = Number.MAX_SAFE_INTEGER;
const squares = { "3": { skip: 1 }, "4": { times: 2 } };
const rules = { again: "highest", streak: { limit: 3, penalty: "void" }, closing: "everyoneHome" };
const setup = { board: { size: 100, squares }, players: ["P1", "P2"], rules };
const game = gameOf(setup);
const state = initialState(game);

function problemsOf(value: unknown, of: Game = game) {
  const checked = checkState(of, value);
  return checked.ok ? [] : checked.problems.map(({ code, path, values }) => [code, path, values]);
}

describe("a state of this game", () => {
  test("passes, through JSON too, and can be gone on from", () => {
    const { state: now } = playedGame(setup, [[3], [4], [6], [6], [1]]);
    const checked = checkState(game, JSON.parse(JSON.stringify(now)));
    expect(checked).toEqual({ ok: true, state: now });
    const loaded = checked.ok ? checked.state : state;
    expect(decide(game, loaded, { type: "roll", dice: [2] })).toEqual(decide(game, now, { type: "roll", dice: [2] }));
  });

  test("comes back as a frozen copy", () => {
    const mine = structuredClone(state);
    const checked = checkState(game, mine);
    const copy = checked.ok ? checked.state : mine;
    expect(copy).not.toBe(mine);
    expect(copy.positions).not.toBe(mine.positions);
    for (const part of [copy, copy.positions, copy.misses, copy.goStart]) expect(Object.isFrozen(part)).toBe(true);
    expect(Object.isFrozen(mine)).toBe(false);
  });

  test("may be at every limit", () => {
    const late = {
      ...state,
      positions: [100, 0],
      ranking: [0],
      next: 1,
      misses: [0, 2_000_000],
      factors: [1, 100],
      goStart: [100, 0],
      throws: most,
      streak: most,
    };
    expect(problemsOf(late)).toEqual([]);
    expect(problemsOf({ ...state, status: "over", aborted: true, next: null, withdrawn: [1, 0] })).toEqual([]);
  });

  test("may be in its opening", () => {
    const opening = gameOf({ ...setup, rules: { opening: "highestRoll" }, board: { size: 9 } });
    const { state: now } = playedGame(opening, [[3]]);
    expect(checkState(opening, now)).toEqual({ ok: true, state: now });
    expect(problemsOf({ ...now, opening: null }, opening)).toEqual([]);
  });
});

// SL-181, SL-191
test.for<readonly [field: string, value: unknown, code: string, path: readonly unknown[], values: unknown[]]>([
  ["positions", [102, 5], "notWhole", ["positions", 0], [102, 0, 100]],
  ["positions", [5], "notAState", ["positions"], ["[5]"]],
  ["positions", [-1, 5], "notWhole", ["positions", 0], [-1, 0, 100]],
  ["positions", [5, 5.5], "notWhole", ["positions", 1], [5.5, 0, 100]],
  ["positions", { P1: 5 }, "notAList", ["positions"], ['{"P1":5}']],
  ["positions", [100, 5], "notAState", ["positions", 0], [100]],
  ["next", "P9", "notWhole", ["next"], ['"P9"', 0, 1]],
  ["next", 2, "notWhole", ["next"], [2, 0, 1]],
  ["next", -1, "notWhole", ["next"], [-1, 0, 1]],
  ["next", null, "notAState", ["next"], ["null", '"playing"']],
  ["status", "rolling", "notAState", ["status"], ['"rolling"']],
  ["status", "over", "notAState", ["next"], [0, '"over"']],
  ["aborted", 0, "notAState", ["aborted"], [0]],
  ["aborted", true, "notAState", ["aborted"], ["true", '"playing"']],
  ["throws", -1, "notWhole", ["throws"], [-1, 0, most]],
  ["throws", 1.5, "notWhole", ["throws"], [1.5, 0, most]],
  ["streak", -1, "notWhole", ["streak"], [-1, 0, most]],
  ["ranking", [1], "notAState", ["positions", 1], [0]],
  ["ranking", [2], "notWhole", ["ranking", 0], [2, 0, 1]],
  ["ranking", [1, 1], "notAState", ["ranking"], ["[1,1]"]],
  ["ranking", "1", "notAList", ["ranking"], ['"1"']],
  ["withdrawn", [0], "notAState", ["next"], [0]],
  ["withdrawn", [1, 1], "notAState", ["withdrawn"], ["[1,1]"]],
  ["misses", null, "notAList", ["misses"], ["null"]],
  ["misses", [0, -1], "notWhole", ["misses", 1], [-1, 0, 2_000_000]],
  ["misses", [2_000_001, 0], "notWhole", ["misses", 0], [2_000_001, 0, 2_000_000]],
  ["factors", [0, 1], "notWhole", ["factors", 0], [0, 1, 100]],
  ["factors", [1, 101], "notWhole", ["factors", 1], [101, 1, 100]],
  ["goStart", [0, 101], "notWhole", ["goStart", 1], [101, 0, 100]],
  ["goStart", null, "notAList", ["goStart"], ["null"]],
  ["players", ["P1", "P3"], "notAState", ["players"], ['["P1","P3"]']],
  ["players", ["P1"], "notAState", ["players"], ['["P1"]']],
  ["start", 1, "notAState", ["start"], [1]],
  ["opening", { seats: [], rolls: [] }, "notAState", ["opening"], ['{"seats":[],"rolls":[]}']],
  ["opening", { seats: [0], rolls: [] }, "notAState", ["opening"], ['{"seats":[0],"rolls":[]}']],
  ["opening", { seats: [2], rolls: [3] }, "notWhole", ["opening", "seats", 0], [2, 0, 1]],
  ["opening", { seats: [0], rolls: [0] }, "notWhole", ["opening", "rolls", 0], [0, 1, 6]],
  ["opening", { seats: 1, rolls: [] }, "notAList", ["opening", "seats"], [1]],
  ["opening", { seats: [], rolls: 1 }, "notAList", ["opening", "rolls"], [1]],
  ["opening", 3, "notAnObject", ["opening"], [3]],
])("%s cannot be %j", ([field, value, code, path, values]) => {
  expect(problemsOf({ ...state, [field]: value })).toEqual([[code, path, values]]);
});

describe("a state", () => {
  test.for(Object.keys(state))("lacks %s", (field) => {
    const { [field as keyof typeof state]: lacking, ...rest } = state;
    expect(lacking).toBeDefined();
    expect(problemsOf(rest)[0]).toEqual(["missing", [], [`"${field}"`]]);
  });

  test("has no other fields", () => {
    expect(problemsOf({ ...state, polluted: 1 }).map(([code, path]) => [code, path])).toEqual([
      ["unknownKey", ["polluted"]],
    ]);
    const proto: unknown = JSON.parse(JSON.stringify(state).replace("{", '{"__proto__":{"x":1},')); // SL-185
    expect(problemsOf(proto).map(([code, path]) => [code, path])).toEqual([["unknownKey", ["__proto__"]]]);
  });

  test("without such rules has null where they would have lists", () => {
    const plain = gameOf({ board: { size: 100 }, players: ["P1", "P2"] });
    const found = problemsOf(state, plain);
    expect(found).toEqual([
      ["notAState", ["misses"], ["[0,0]"]],
      ["notAState", ["factors"], ["[1,1]"]],
      ["notAState", ["goStart"], ["[0,0]"]],
    ]);
  });

  test("has all its problems named at once", () => {
    const found = problemsOf({ ...state, status: 1, next: 9, positions: [], streak: null });
    expect(found.map(([, path]) => path)).toEqual([["status"], ["next"], ["streak"], ["positions"]]);
  });

  test("cannot be next and home, nor home and gone", () => {
    const home = { ...state, positions: [100, 0], goStart: [100, 0], ranking: [0] };
    expect(problemsOf(home)).toEqual([["notAState", ["next"], [0]]]);
    expect(problemsOf({ ...home, next: 1, withdrawn: [0] })).toEqual([["notAState", ["withdrawn"], [0]]]);
  });

  test("that is over is in no opening", () => {
    const opening = gameOf({ ...setup, rules: { opening: "highestRoll" }, board: { size: 9 } });
    const over = { ...initialState(opening), status: "over", aborted: true, next: null };
    expect(problemsOf(over, opening)).toEqual([["notAState", ["opening"], ['{"seats":[],"rolls":[]}']]]);
  });

  test("takes -0 for 0", () => {
    const checked = checkState(game, { ...state, positions: [-0, 0], throws: -0 });
    expect(checked).toStrictEqual({ ok: true, state });
    expect(Object.is(checked.ok && checked.state.positions[0], 0)).toBe(true);
  });

  test.for([null, undefined, 3, "state", [], () => {}])("is not %o", (value) => {
    expect(problemsOf(value)).toHaveLength(1);
    expect(problemsOf(value)[0]?.[0]).toBe("notAnObject");
  });

  test("may be hostile", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const field of Object.keys(state)) expect(problemsOf({ ...state, [field]: proxy }).length).toBeGreaterThan(0);
    const getter = Object.defineProperty({ ...state }, "next", {
      enumerable: true,
      get: () => JSON.parse("{") as unknown,
    });
    expect(problemsOf(getter).map(([code]) => code)).toEqual(["unreadable"]);
    const writes = { toJSON: () => JSON.parse("{") as unknown };
    expect(problemsOf({ ...state, players: writes })[0]?.slice(0, 2)).toEqual(["unreadable", ["players"]]);
  });

  test("reads well", () => {
    const checked = checkState(game, { ...state, positions: [102, 5] });
    expect(checked.ok ? [] : checked.problems.map(problemText)).toEqual([
      "positions[0]: a whole number from 0 to 100 is wanted, not 102",
    ]);
  });
});

test("a game that is none has its own problems", () => {
  const forged = { ...game, players: [] };
  expect(checkState(forged, state)).toMatchObject({ ok: false, problems: [{ code: "tooFew", path: ["players"] }] });
});

describe("a state that no game can be in", () => {
  const first = gameOf({ board: { size: 20 }, players: ["P1", "P2"] });
  const fresh = initialState(first);

  test("is not playing once closing says that it is over", () => {
    const won = { ...fresh, positions: [20, 3], ranking: [0], next: 1 };
    expect(problemsOf(won, first)).toEqual([["notAState", ["status"], ['"playing"']]]);
    expect(problemsOf({ ...won, status: "over", next: null }, first)).toEqual([]);
  });

  test("is not over while nobody has won and nobody has stopped it", () => {
    const over = { ...fresh, status: "over", next: null };
    expect(problemsOf(over, first)).toEqual([["notAState", ["status"], ['"over"']]]);
    expect(problemsOf({ ...over, aborted: true }, first)).toEqual([]);
  });

  test("has no more goes to miss in all than any game gives", () => {
    const names = Array.from({ length: 300 }, (_, seat) => `P${seat}`);
    const many = gameOf({ board: { size: 20, squares }, players: names });
    const forged = { ...initialState(many), misses: names.map(() => 1_000_000) };
    expect(problemsOf(forged, many)).toEqual([["notAState", ["misses"], [300_000_000]]]);
    expect(decide(many, forged, { type: "roll", dice: [1] })).toMatchObject({
      ok: false,
      refusal: { code: "ruleFailed", values: ['"more than 2000000 goes to miss"'] },
    });
  });

  test.for<readonly [why: string, change: object]>([
    ["it is decided already", { opening: { seats: [0, 1, 2], rolls: [6, 1, 1] }, next: 0 }],
    ["somebody else is to throw", { opening: { seats: [0], rolls: [6] }, next: 2 }],
    ["a token has moved", { opening: { seats: [0], rolls: [6] }, next: 1, positions: [0, 6, 0] }],
  ])("is no opening where %s", ([_why, change]) => {
    const opening = gameOf({ board: { size: 20 }, players: ["P1", "P2", "P3"], rules: { opening: "highestRoll" } });
    const odd = { ...initialState(opening), ...change };
    expect(problemsOf(odd, opening).map(([code, path]) => [code, path])).toEqual([["notAState", ["opening"]]]);
  });
});
