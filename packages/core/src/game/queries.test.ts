import { expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { nextPlayer, playersUnderway, positionOf, rankingNames, winner } from "./queries.ts";

const setup = {
  board: { size: 20 },
  players: ["constructor", "__proto__", "1", "Di"],
  rules: { closing: "everyoneHome" },
} as const;
const begun = given(setup).state;
const { state } = given(setup).where({ positions: [20, 7, 20, 3], ranking: [2, 0], withdrawn: [3], next: 1 });
const over = given(setup).when({ type: "abort" }).then({ type: "GameAborted" }).state;

test("who rolls next", () => {
  expect(nextPlayer(begun)).toBe("constructor");
  expect(nextPlayer(state)).toBe("__proto__");
  expect(nextPlayer(over)).toBeNull();
});

test("who has won", () => {
  expect(winner(begun)).toBeNull();
  expect(winner(state)).toBe("1");
});

test("who is home, in order", () => {
  expect(rankingNames(begun)).toEqual([]);
  expect(rankingNames(state)).toEqual(["1", "constructor"]);
});

test("where a player stands", () => {
  expect(positionOf(state, "__proto__")).toBe(7);
  expect(positionOf(state, "constructor")).toBe(20);
  expect(positionOf(state, " constructor ")).toBe(20); // as a setup and a command would read it
  for (const name of ["toString", "hasOwnProperty", "length", ""]) expect(positionOf(state, name)).toBeNull(); // SL-150
});

test("who is on the way", () => {
  expect(playersUnderway(begun)).toEqual(["constructor", "__proto__", "1", "Di"]);
  expect(playersUnderway(state)).toEqual(["__proto__"]);
});

test("a state of seats there are not names nobody", () => {
  expect(nextPlayer({ ...state, next: 9 })).toBeNull();
  expect(winner({ ...state, ranking: [9] })).toBeNull();
  expect(rankingNames({ ...state, ranking: [9] })).toEqual([""]);
});
