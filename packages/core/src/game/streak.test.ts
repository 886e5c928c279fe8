import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { playedGame } from "../testing/played-game.ts";
import { turnTaken } from "../testing/turn-taken.ts";

const players = ["P1", "P2"];
const board = { size: 50 };
const dice = (...faces: readonly number[]) => faces.map((face) => [face]);
const rules = (penalty: "forfeit" | "void" | "toStart", limit = 3) => {
  return { again: "highest", streak: { limit, penalty } } as const;
};

describe.for([
  ["forfeit", 12],
  ["void", 0],
  ["toStart", 0],
] as const)("a third six under %s", ([penalty, to]) => {
  test(`puts the token on ${to} and ends the go`, () => {
    // SL-120
    given({ board, players, rules: rules(penalty) })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 0, path: [6], to: 6, outcome: "move", again: true, streak: 1, next: "P1" }))
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 6, path: [12], to: 12, outcome: "move", again: true, streak: 2, next: "P1" }))
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 12, path: [], to, outcome: "forfeit", next: "P2" }))
      .whenRolled(1)
      .then(turnTaken("P2", [1], { from: 0, path: [1], to: 1, outcome: "move", next: "P1" }));
  });
});

describe("the count", () => {
  test("is cleared when the go ends", () => {
    // SL-121
    const { state, events } = playedGame({ board, players, rules: rules("void") }, dice(6, 6, 2, 1, 6, 1));
    expect(events.map((event) => ("outcome" in event ? event.outcome : ""))).not.toContain("forfeit");
    expect(state).toMatchObject({ positions: [21, 1], next: 1, streak: 0 });
  });

  test("is cleared after a forfeit", () => {
    const { state } = playedGame({ board, players, rules: rules("forfeit", 2) }, dice(6, 6, 6));
    expect(state).toMatchObject({ positions: [6, 6], next: 1, streak: 1 });
  });

  test("is cleared by a turn that again does not like, though a square gives another", () => {
    const squares = { "8": { again: true } } as const;
    const { state, events } = playedGame(
      { board: { size: 50, squares }, players, rules: rules("void", 2) },
      dice(6, 2, 6),
    );
    expect(events.map((event) => ("streak" in event ? event.streak : 0))).toEqual([1, 0, 1]);
    expect(state).toMatchObject({ positions: [14, 0], next: 0, streak: 1 });
  });

  test("with a limit of one makes every turn that again likes a forfeit", () => {
    given({ board, players, rules: rules("forfeit", 1) })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 0, path: [], to: 0, outcome: "forfeit", next: "P2" }))
      .whenRolled(5)
      .then(turnTaken("P2", [5], { from: 0, path: [5], to: 5, outcome: "move", next: "P1" }));
  });
});

describe("a go made void", () => {
  test("puts back those it captured", () => {
    // SL-125
    const setup = { board, players, rules: { ...rules("void"), capture: "sendToStart" } } as const;
    const before = playedGame(setup, dice(1, 6, 1));
    expect(before.state).toMatchObject({ positions: [1, 7], next: 0 });
    given(setup, ...before.events)
      .whenRolled(6)
      .then(
        turnTaken("P1", [6], {
          from: 1,
          path: [7],
          to: 7,
          outcome: "move",
          captured: ["P2"],
          again: true,
          streak: 1,
          next: "P1",
        }),
      )
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 7, path: [13], to: 13, outcome: "move", again: true, streak: 2, next: "P1" }))
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 13, path: [], to: 1, outcome: "forfeit", restored: [["P2", 7]], next: "P2" }));
  });

  test("counts from the first turn of the go, not of the streak", () => {
    const squares = { "3": { again: true } } as const;
    given({ board: { size: 50, squares }, players, rules: rules("void", 1) })
      .whenRolled(3)
      .then(
        turnTaken("P1", [3], {
          from: 0,
          path: [3],
          to: 3,
          outcome: "move",
          effect: { again: true },
          again: true,
          next: "P1",
        }),
      )
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 3, path: [], to: 0, outcome: "forfeit", next: "P2" }));
  });

  test("restores several in seat order, and leaves out one who withdrew in between", () => {
    const four = {
      board,
      players: ["A", "B", "C", "D"],
      rules: { ...rules("void", 2), capture: "sendToStart" },
    } as const;
    const captured = {
      from: 1,
      path: [7],
      to: 7,
      outcome: "move",
      captured: ["A", "D"],
      again: true,
      streak: 1,
    } as const;
    const story = given(four)
      .where({ positions: [7, 1, 2, 7], goStart: [7, 1, 2, 7], next: 1 })
      .whenRolled(6)
      .then(turnTaken("B", [6], { ...captured, next: "B" }));
    const forfeit = { from: 7, path: [], to: 1, outcome: "forfeit" } as const;
    story.whenRolled(6).then(
      turnTaken("B", [6], {
        ...forfeit,
        restored: [
          ["A", 7],
          ["D", 7],
        ],
        next: "C",
      }),
    );
    const { state } = story
      .when({ type: "withdraw", player: "A" })
      .then({ type: "PlayerWithdrew", player: "A", next: "B" })
      .whenRolled(6)
      .then(turnTaken("B", [6], { ...forfeit, restored: [["D", 7]], next: "C" }));
    expect(state.positions).toEqual([0, 1, 2, 7]);
  });

  test("gives no spent multiplier and no missed go back", () => {
    const squares = { "6": { times: 2 }, "18": { skip: 1 } } as const;
    given({ board: { size: 50, squares }, players, rules: rules("void") })
      .whenRolled(6)
      .then(
        turnTaken("P1", [6], {
          from: 0,
          path: [6],
          to: 6,
          outcome: "move",
          effect: { times: 2 },
          again: true,
          streak: 1,
          next: "P1",
        }),
      )
      .whenRolled(6)
      .then(
        turnTaken("P1", [6], {
          factor: 2,
          from: 6,
          path: [18],
          to: 18,
          outcome: "move",
          effect: { skip: 1 },
          again: true,
          streak: 2,
          next: "P1",
        }),
      )
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 18, path: [], to: 0, outcome: "forfeit", next: "P2" }))
      .whenRolled(1)
      .then(turnTaken("P2", [1], { from: 0, path: [1], to: 1, outcome: "move", missed: ["P1"], next: "P2" }));
  });

  test("begins again with each go", () => {
    const { state } = playedGame({ board, players, rules: rules("void", 2) }, dice(6, 1, 2, 6, 6));
    expect(state.positions).toEqual([7, 2]);
    expect(state.goStart).toEqual([7, 2]);
  });
});

test("the state remembers where the go began only under void", () => {
  expect(given({ board, players, rules: rules("void") }).state.goStart).toEqual([0, 0]);
  expect(given({ board, players, rules: rules("toStart") }).state.goStart).toBeNull();
  expect(given({ board, players, rules: { again: "highest" } }).state.goStart).toBeNull();
});

test("a forfeit spends the multiplier", () => {
  const squares = { "6": { times: 3 } } as const;
  const { state } = given({ board: { size: 50, squares }, players, rules: rules("forfeit", 2) })
    .where({ factors: [3, 2] })
    .where({ streak: 1, positions: [6, 0] })
    .whenRolled(6)
    .then(turnTaken("P1", [6], { factor: 3, from: 6, path: [], to: 6, outcome: "forfeit", next: "P2" }));
  expect(state.factors).toEqual([1, 2]);
});

test("a penalty that puts the token on the start captures nobody there, nor does it where it stood", () => {
  given({ board, players, rules: { ...rules("forfeit", 1), capture: "sendToStart" } })
    .where({ positions: [9, 9] })
    .whenRolled(6)
    .then(turnTaken("P1", [6], { from: 9, path: [], to: 9, outcome: "forfeit", next: "P2" }));
});
