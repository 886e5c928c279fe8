import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { playedGame } from "../testing/played-game.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import type { GameEvent, GameState } from "../vocabulary/vocabulary.ts";
import { evolve } from "./evolve.ts";
import { initialState } from "./initial-state.ts";
import { recipe } from "./recipe.ts";
import { replay } from "./replay.ts";

const setup = { board: { size: 50 }, players: ["Ann", "Bob", "Cy"] };
const state = initialState(gameOf(setup));
const move = turnTaken("Ann", [4], { from: 0, path: [4], to: 4, outcome: "move", next: "Bob" });

/** Also on one plain object, as `replay` folds: the recipe must not read what it has already replaced. */
function after(before: GameState, event: GameEvent): GameState {
  const evolved = evolve(before, event);
  const plain = structuredClone(before);
  recipe(plain, event, plain);
  expect(plain).toStrictEqual(evolved);
  return evolved;
}

describe("a turn", () => {
  test("puts the token where it rests, counts the throw and names the next", () => {
    expect(after(state, move)).toStrictEqual({ ...state, positions: [4, 0, 0], throws: 1, next: 1 });
  });

  test("keeps the streak that it says, and clears it when it says none", () => {
    const again = { ...move, again: true, streak: 1, next: "Ann" } as const;
    expect(after(state, again)).toStrictEqual({ ...state, positions: [4, 0, 0], throws: 1, streak: 1 });
    expect(after({ ...state, streak: 2 }, move).streak).toBe(0);
  });

  test("puts those it captured on the start, and those it restored where it says", () => {
    const from = { ...state, start: 1, positions: [3, 4, 4] } as const;
    expect(after(from, { ...move, captured: ["Bob", "Cy"] }).positions).toEqual([4, 1, 1]);
    const restored = [
      ["Bob", 7],
      ["Cy", 9],
    ] as const;
    expect(after(from, { ...move, restored }).positions).toEqual([4, 7, 9]);
  });

  test("ranks the one who came home", () => {
    const home = { ...move, to: 50, path: [50], outcome: "home", place: 2 } as const;
    expect(after({ ...state, ranking: [2] }, home)).toMatchObject({ ranking: [2, 0], status: "playing", next: 1 });
  });

  test("without a next player ends the game", () => {
    const home = { ...move, to: 50, path: [50], outcome: "home", place: 1, next: null } as const;
    expect(after(state, home)).toMatchObject({ ranking: [0], status: "over", aborted: false, next: null });
  });

  test("adds what its square makes the player miss and takes off what was missed", () => {
    const missed = ["Bob", "Cy", "Ann", "Bob"];
    const from = { ...state, misses: [1, 2, 1] };
    expect(after(from, { ...move, effect: { skip: 3 }, missed }).misses).toEqual([3, 0, 0]);
    expect(after(from, { ...move, effect: { skip: 3 } }).misses).toEqual([4, 2, 1]);
    expect(after(from, { ...move, missed: ["Cy"] }).misses).toEqual([1, 2, 0]);
    expect(after(from, { ...move, effect: { again: true } }).misses).toBe(from.misses);
  });

  test("takes off no more than there is, and begins a list that is not there", () => {
    expect(after({ ...state, misses: [0, 0, 0] }, { ...move, missed: ["Bob"] }).misses).toEqual([0, 0, 0]);
    expect(after(state, { ...move, effect: { skip: 2 }, missed: ["Ann"] }).misses).toEqual([1, 0, 0]);
  });

  test("spends the multiplier and takes the new one", () => {
    const from = { ...state, factors: [3, 2, 1] };
    expect(after(from, move).factors).toEqual([1, 2, 1]);
    expect(after(from, { ...move, effect: { times: 5 } }).factors).toEqual([5, 2, 1]);
    expect(after(from, { ...move, effect: { times: 3 } }).factors).toBe(from.factors);
    expect(after(from, { ...move, player: "Cy" }).factors).toBe(from.factors);
    expect(after(state, { ...move, effect: { times: 5 } }).factors).toEqual([5, 1, 1]);
    expect(after(state, move).factors).toBeNull();
  });

  test("remembers where the next go begins, only where that is remembered", () => {
    const from = { ...state, goStart: [0, 0, 0] };
    expect(after(from, move).goStart).toEqual([4, 0, 0]);
    expect(after(from, { ...move, again: true, next: "Ann" }).goStart).toEqual([0, 0, 0]);
    expect(after(state, move).goStart).toBeNull();
  });
});

describe("an opening throw", () => {
  const opening = { ...state, opening: { seats: [0], rolls: [3] }, next: 1 };
  const throws = { type: "OpeningRolled", player: "Bob", dice: [6], roll: 6, next: "Cy" } as const;

  test("is remembered, in order", () => {
    expect(after(opening, throws)).toStrictEqual({
      ...opening,
      opening: { seats: [0, 1], rolls: [3, 6] },
      throws: 1,
      next: 2,
    });
  });

  test("that decides it ends the opening", () => {
    expect(after(opening, { ...throws, starts: "Bob", next: "Bob" })).toStrictEqual({
      ...opening,
      opening: null,
      throws: 1,
      next: 1,
    });
  });

  test("in a game without an opening begins none", () => {
    expect(after(state, throws).opening).toBeNull();
  });
});

describe("a withdrawal", () => {
  const gone = { type: "PlayerWithdrew", player: "Ann", next: "Bob" } as const;

  test("is remembered", () => {
    expect(after(state, gone)).toStrictEqual({ ...state, withdrawn: [0], next: 1 });
  });

  test("ends the streak and the go of the one who leaves, and nobody else's", () => {
    const from = { ...state, streak: 2, goStart: [9, 9, 9], positions: [4, 5, 6] };
    expect(after(from, gone)).toMatchObject({ streak: 0, goStart: [4, 5, 6] });
    expect(after(from, { ...gone, player: "Cy", next: "Ann" })).toMatchObject({
      streak: 2,
      goStart: [9, 9, 9],
      next: 0,
    });
    expect(after(state, gone).goStart).toBeNull();
  });

  test("takes off the goes it made others miss", () => {
    expect(after({ ...state, misses: [1, 1, 0] }, { ...gone, next: "Cy", missed: ["Bob"] }).misses).toEqual([1, 0, 0]);
  });

  test("that decides the opening, or ends the game, ends the opening", () => {
    const opening = { ...state, opening: { seats: [], rolls: [] } };
    expect(after(opening, gone).opening).toEqual({ seats: [], rolls: [] });
    expect(after(opening, { ...gone, starts: "Bob" })).toMatchObject({ opening: null, status: "playing" });
    expect(after(opening, { ...gone, next: null })).toMatchObject({ opening: null, status: "over", next: null });
  });
});

test("aborting ends everything but the ranking", () => {
  const from = { ...state, streak: 2, ranking: [2], opening: { seats: [], rolls: [] } };
  const over = { ...from, status: "over", aborted: true, next: null, streak: 0, opening: null };
  expect(after(from, { type: "GameAborted", reason: "rain" })).toStrictEqual(over);
});

describe("what is recorded about somebody who does not play here, or is no event", () => {
  test.for<readonly [string, unknown]>([
    ["a stranger's turn", { ...move, player: "Eve" }],
    ["a stranger who is next", { ...move, next: "Eve" }],
    ["a name of every object", { ...move, player: "constructor" }],
    ["a stranger who leaves", { type: "PlayerWithdrew", player: "Eve", next: "Bob" }],
    ["another type", { type: "TeaServed", player: "Ann", next: "Bob" }],
  ])("%s changes nothing", ([, event]) => {
    expect(evolve(state, event as GameEvent)).toBe(state);
  });

  test("strangers captured, restored or missing a go are passed over", () => {
    const odd = { ...move, captured: ["Eve"], restored: [["Eve", 7]], missed: ["Eve"] } as const;
    const { positions, misses } = after(state, odd);
    expect(positions).toStrictEqual([4, 0, 0]);
    expect(misses).toStrictEqual([0, 0, 0]);
  });
});

describe("states", () => {
  const { states, events } = playedGame(
    setup,
    Array.from({ length: 30 }, (_throw, n) => [1 + (n % 6)]),
  );

  test("are frozen, all the way", () => {
    // SL-205, SL-207
    for (const one of states) {
      expect(Object.isFrozen(one)).toBe(true);
      expect(Object.isFrozen(one.positions)).toBe(true);
    }
  });

  test("before an event stay as they were", () => {
    const [first] = states;
    expect(first).toStrictEqual(state);
    expect(replay(gameOf(setup), events)).toStrictEqual(states.at(-1));
  });

  test("share the lists that did not change", () => {
    const next = evolve(state, move);
    expect(next.ranking).toBe(state.ranking);
    expect(next.players).toBe(state.players);
  });
});
