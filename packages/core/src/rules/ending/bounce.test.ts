import { describe, expect, test } from "vitest";
import { gameOf } from "../../testing/game-of.ts";
import { given } from "../../testing/given.ts";
import { bounce } from "./bounce.ts";

// from, by, size → landing
test.for([
  [0, 1, 10, 1],
  [4, 5, 10, 9],
  [4, 6, 10, 10],
  [8, 5, 10, 7], // SL-011
  [98, 5, 100, 97], // SL-011
  [98, 6, 100, 96], // SL-011
  [98, 3, 100, 99], // SL-011
  [94, 6, 100, 100], // SL-011
  [97, 6, 100, 97], // SL-016: no net squares
  [9, 2, 10, 9],
  [9, 10, 10, 1],
] as const)("from %d by %d on a board of %d: %s", ([from, by, size, landing]) => {
  expect(bounce(from, by, size)).toBe(landing);
});

test("a bounce of no net squares is a move", () => {
  given({ board: { size: 10 }, players: ["Ann", "Bob"], rules: { ending: "bounce" } })
    .where({ positions: [8, 0] })
    .whenRolled(4)
    .then({
      type: "TurnTaken",
      player: "Ann",
      dice: [4],
      roll: 4,
      from: 8,
      path: [8],
      to: 8,
      outcome: "move",
      next: "Bob",
    });
});

test("a jump on the square that a bounce ends on is taken", () => {
  // SL-012
  given({ board: { size: 10, jumps: [[9, 2]] }, players: ["P1", "P2"], rules: { ending: "bounce" } })
    .where({ positions: [8, 1] })
    .whenRolled(3)
    .then({
      type: "TurnTaken",
      player: "P1",
      dice: [3],
      roll: 3,
      from: 8,
      path: [9, 2],
      to: 2,
      outcome: "snake",
      next: "P2",
    });
});

describe("the board must be as long as the longest roll", () => {
  test.for([
    [6, 1, 2],
    [6, 2, 1],
    [12, 2, 2],
  ] as const)(
    "a board of %d with squares that count %d times and %d dice of three faces is valid",
    ([size, times, count]) => {
      expect(longest(size, times, count)).toEqual([]);
    },
  );

  test.for([
    [5, 1, 2, 6],
    [5, 2, 1, 6],
    [11, 2, 2, 12],
  ] as const)("a board of %d, %d times, %d dice: %d is too far", ([size, times, count, furthest]) => {
    expect(longest(size, times, count)).toEqual([
      { code: "bounceTooShort", path: ["rules", "ending"], values: [furthest, size] },
    ]);
  });
});

function longest(size: number, times: number, count: number) {
  const setup = {
    board: { size, squares: { 1: { times }, 2: { times: 1 } } },
    players: ["Ann"],
    dice: { count, faces: 3 },
  };
  return bounce.check(gameOf(setup));
}
