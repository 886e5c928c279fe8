import { expect, test } from "vitest";
import { played } from "../testing/played.ts";
import { resultSentence, standing } from "./standing.ts";
import { standingLine } from "./standing-line.ts";

const setup = {
  board: { size: 9 },
  players: ["Ann", "Bob", "Cy"],
  rules: { closing: "everyoneHome", ending: "finish" },
};

test("the standing begins with who is home, then who is furthest, and ends with who left", () => {
  const { game, state } = played(setup, [2, 4, 1, 5, 6]);
  expect(standing(game, state)).toEqual(["  1  Bob  home", "  -  Ann  on 7", "  -  Cy   on 1"]);
  expect(standing(game, { ...state, withdrawn: [2], positions: [0, 9, 1] })).toEqual([
    "  1  Bob  home",
    "  -  Ann  at the start",
    "  -  Cy   left the game",
  ]);
  expect(standingLine(game, { ...state, withdrawn: [2] })).toBe("A Ann on 7, B Bob is home, C Cy has left");
});

test("the result says who won, or why nobody did", () => {
  const { state } = played(setup, [2, 4, 1, 5, 6]);
  expect(resultSentence(state, 5)).toBe("The game is not over after 5 turns.");
  expect(resultSentence({ ...state, status: "over", next: null }, 1)).toBe("Bob wins after 1 turn.");
  expect(resultSentence({ ...state, status: "over", aborted: true, next: null }, 5)).toBe(
    "The game was stopped after 5 turns.",
  );
  expect(resultSentence({ ...state, status: "over", ranking: [], next: null }, 5)).toBe(
    "The game is over after 5 turns; nobody is home.",
  );
});

test("of many players the line names the first twelve", () => {
  const players = Array.from({ length: 14 }, (_, index) => `P${index}`);
  const { game, state } = played({ board: { size: 9 }, players }, []);
  expect(standingLine(game, state)).toMatch(/^A P0 at the start, .* L P11 at the start and 2 more$/);
});
