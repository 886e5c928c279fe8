import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { turnTaken } from "../testing/turn-taken.ts";

const players = ["P1", "P2", "P3"];
const rules = { capture: "sendToStart" } as const;
const board = {
  size: 20,
  jumps: [
    [3, 11],
    [9, 1],
  ],
} as const;
const move = { outcome: "move", next: "P2" } as const;

describe("sendToStart", () => {
  test("sends back the one who was at the end of a jump", () => {
    // SL-130
    const { state } = given({ board, players, rules })
      .where({ positions: [6, 11, 0] })
      .whenRolled(5)
      .then(turnTaken("P1", [5], { from: 6, path: [11], to: 11, captured: ["P2"], ...move }));
    expect(state.positions).toEqual([11, 0, 0]);
    given({ board, players, rules })
      .where({ positions: [0, 11, 0] })
      .whenRolled(3)
      .then(turnTaken("P1", [3], { from: 0, path: [3, 11], to: 11, outcome: "ladder", captured: ["P2"], next: "P2" }));
  });

  test("sends back everyone who was there, in seat order", () => {
    // SL-132
    given({ board, players, rules })
      .where({ positions: [5, 7, 7] })
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 5, path: [7], to: 7, captured: ["P2", "P3"], ...move }));
    const { state } = given({ board, players, rules })
      .where({ positions: [7, 7, 5], next: 2 })
      .whenRolled(2)
      .then(turnTaken("P3", [2], { from: 5, path: [7], to: 7, outcome: "move", captured: ["P1", "P2"], next: "P1" }));
    expect(state.positions).toEqual([0, 0, 7]);
  });

  test("leaves those on the way alone", () => {
    given({ board, players, rules })
      .where({ positions: [0, 3, 2] })
      .whenRolled(3)
      .then(turnTaken("P1", [3], { from: 0, path: [3, 11], to: 11, outcome: "ladder", next: "P2" }));
  });

  test("knows no capture on the start, but on square 1 where the start is off the board", () => {
    // SL-133
    given({ board, players, rules })
      .where({ positions: [5, 1, 0] })
      .whenRolled(4)
      .then(turnTaken("P1", [4], { from: 5, path: [9, 1], to: 1, outcome: "snake", captured: ["P2"], next: "P2" }));
    given({ board: { ...board, start: 1 }, players, rules })
      .where({ positions: [5, 1, 1] })
      .whenRolled(4)
      .then(turnTaken("P1", [4], { from: 5, path: [9, 1], to: 1, outcome: "snake", next: "P2" }));
    given({ board: { size: 20, squares: { "4": { moveTo: 0 } } }, players, rules })
      .whenRolled(4)
      .then(turnTaken("P1", [4], { from: 0, path: [4], to: 0, effect: { moveTo: 0 }, ...move }));
  });

  test("sends back to the start that the board has", () => {
    const { state } = given({ board: { size: 20, start: 1 }, players, rules })
      .where({ positions: [5, 7, 1] })
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 5, path: [7], to: 7, captured: ["P2"], ...move }));
    expect(state.positions).toEqual([7, 1, 1]);
  });

  test("captures where a square moves the token to, and not where it was moved from", () => {
    given({ board: { size: 20, squares: { "7": { moveTo: 12 } } }, players, rules })
      .where({ positions: [5, 7, 12] })
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 5, path: [7], to: 12, effect: { moveTo: 12 }, captured: ["P3"], ...move }));
  });

  test("leaves one who withdrew", () => {
    given({ board, players, rules })
      .where({ positions: [5, 7, 7], withdrawn: [1] })
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 5, path: [7], to: 7, outcome: "move", captured: ["P3"], next: "P3" }));
  });

  test("captures nobody on a turn that stays, though others are there", () => {
    given({ board: { size: 20 }, players, rules })
      .where({ positions: [18, 18, 0] })
      .whenRolled(5)
      .then(turnTaken("P1", [5], { from: 18, path: [], to: 18, outcome: "stay", next: "P2" }));
  });

  test("captures on a bounce of no net squares, which is a move", () => {
    given({ board: { size: 20 }, players, rules: { ...rules, ending: "bounce" } })
      .where({ positions: [18, 18, 0] })
      .whenRolled(4)
      .then(turnTaken("P1", [4], { from: 18, path: [18], to: 18, captured: ["P2"], ...move }));
  });

  test("takes neither missed goes nor a multiplier away", () => {
    const squares = { "2": { skip: 1 }, "3": { times: 2 } } as const;
    const { state } = given({ board: { size: 20, squares }, players, rules })
      .where({ positions: [5, 7, 0], misses: [0, 2, 0], factors: [1, 3, 1] })
      .whenRolled(2)
      .then(
        turnTaken("P1", [2], {
          from: 5,
          path: [7],
          to: 7,
          outcome: "move",
          captured: ["P2"],
          missed: ["P2"],
          next: "P3",
        }),
      );
    expect(state).toMatchObject({ positions: [7, 0, 0], misses: [0, 1, 0], factors: [1, 3, 1] });
  });
});

test("none lets tokens share a square", () => {
  const { state } = given({ board, players })
    .where({ positions: [5, 7, 7] })
    .whenRolled(2)
    .then(turnTaken("P1", [2], { from: 5, path: [7], to: 7, ...move }));
  expect(state.positions).toEqual([7, 7, 7]);
});
