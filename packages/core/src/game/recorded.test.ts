import { expect, test } from "vitest";
import { playedGame } from "../testing/played-game.ts";
import { problemsOf } from "../testing/problems-of.ts";

/** Games that people recorded elsewhere, square by square. */
test.for([
  [
    "SL-001: a real board of 25 squares, one player, one roll that is too much",
    {
      board: {
        size: 25,
        jumps: [
          [3, 11],
          [6, 17],
          [9, 18],
          [10, 12],
          [14, 4],
          [19, 8],
          [22, 20],
          [24, 16],
        ],
      },
      players: ["P1"],
    },
    [3, 2, 4, 4, 3, 3, 5, 4, 4, 5, 3, 2, 1, 2, 6, 4, 5].map((face) => [face]),
    [11, 13, 17, 21, 16, 8, 13, 17, 21, 21, 16, 18, 8, 12, 18, 20, 25],
  ],
  [
    "SL-002: two dice, tokens that start on square 1",
    {
      board: {
        size: 100,
        jumps: [
          [9, 34],
          [40, 64],
          [67, 86],
          [54, 19],
          [90, 48],
          [99, 77],
        ],
        start: 1,
      },
      players: ["P1"],
      dice: { count: 2 },
    },
    [
      [4, 5],
      [5, 6],
      [6, 6],
      [3, 4],
      [1, 2],
      [2, 3],
      [4, 6],
      [5, 4],
    ],
    [10, 21, 33, 64, 86, 91, 91, 100],
  ],
  [
    "SL-059: a ladder, a move and a snake",
    { board: { size: 20, snakes: [[17, 7]], ladders: [[4, 14]] }, players: ["P1", "P2"] },
    [[4], [6], [3], [5]],
    [14, 6, 7, 11],
  ],
] as const)("%s", ([, setup, faces, squares]) => {
  const { events } = playedGame(setup, faces);
  expect(events.map((event) => ("to" in event ? event.to : null))).toEqual(squares);
});

test("a ladder on square 1 is taken from the start", () => {
  // SL-053
  const { events } = playedGame(
    {
      board: {
        size: 64,
        jumps: [
          [1, 30],
          [3, 11],
        ],
      },
      players: ["P1", "P2"],
    },
    [[1], [3]],
  );
  expect(events).toMatchObject([
    { from: 0, path: [1, 30], outcome: "ladder" },
    { from: 0, path: [3, 11], outcome: "ladder" },
  ]);
});

test("a board that nobody can finish is valid, and plays on without a winner", () => {
  // SL-037
  const setup = { board: { size: 20, snakes: [14, 15, 16, 17, 18, 19].map((head) => [head, 1]) }, players: ["P1"] };
  expect(problemsOf(setup)).toEqual([]);
  const { state } = playedGame(
    setup,
    Array.from({ length: 1_000 }, (_throw, n) => [1 + ((n * 7) % 6)]),
  );
  expect(state).toMatchObject({ status: "playing", ranking: [], throws: 1_000 });
});
