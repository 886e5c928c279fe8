import { expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { initialState } from "./initial-state.ts";

const setup = { board: { size: 20 }, players: ["Ann", { name: "Bob", color: "red" }] };

test("everyone is on the start, nothing is thrown, and what no rule uses is null", () => {
  expect(initialState(gameOf(setup))).toStrictEqual({
    status: "playing",
    aborted: false,
    next: 0,
    throws: 0,
    streak: 0,
    positions: [0, 0],
    ranking: [],
    players: ["Ann", "Bob"],
    start: 0,
    withdrawn: [],
    misses: null,
    factors: null,
    goStart: null,
    opening: null,
  });
});

test("lists are there for the rules that use them", () => {
  const board = { size: 20, start: 1, squares: { "3": { skip: 1 }, "4": { times: 2 } } };
  const rules = { opening: "highestRoll", streak: { limit: 3, penalty: "void" } };
  expect(initialState(gameOf({ ...setup, board, rules }))).toMatchObject({
    positions: [1, 1],
    start: 1,
    misses: [0, 0],
    factors: [1, 1],
    goStart: [1, 1],
    opening: { seats: [], rolls: [] },
    next: 0,
  });
});

test("it is frozen, to the last list", () => {
  // SL-207
  const state = initialState(gameOf({ ...setup, rules: { opening: "highestRoll" } }));
  expect(Object.isFrozen(state)).toBe(true);
  for (const part of [state.positions, state.opening, state.opening?.seats, state.opening?.rolls, state.ranking]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
  expect(() => (state.positions as number[]).push(3)).toThrow(TypeError);
});

test("what is no game throws, with what is wrong with it", () => {
  const forged = { ...gameOf(setup), players: [], dice: { count: 0, faces: 6 } };
  expect(() => initialState(forged)).toThrow(
    new TypeError(
      "not a game: players: at least 1 is wanted, there are 0; dice.count: a whole number from 1 to 10 is wanted, not 0",
    ),
  );
});
