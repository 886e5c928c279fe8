import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { turnTaken } from "../testing/turn-taken.ts";

const players = ["P1", "P2", "P3"];
const squares = {
  "3": { skip: 2 },
  "4": { again: true },
  "5": { times: 3 },
  "6": { moveTo: 8 },
  "7": { skip: 1 },
} as const;
const board = {
  size: 30,
  jumps: [
    [8, 20],
    [9, 3],
    [12, 4],
  ],
  squares,
} as const;

describe("skip", () => {
  test("is missed by its own player, who is named in `missed` each time", () => {
    const { state } = given({ board, players })
      .whenRolled(3)
      .then(turnTaken("P1", [3], { from: 0, path: [3], to: 3, outcome: "move", effect: { skip: 2 }, next: "P2" }))
      .whenRolled(1)
      .then(turnTaken("P2", [1], { from: 0, path: [1], to: 1, outcome: "move", next: "P3" }))
      .whenRolled(1)
      .then(turnTaken("P3", [1], { from: 0, path: [1], to: 1, outcome: "move", missed: ["P1"], next: "P2" }))
      .whenRolled(1)
      .then(turnTaken("P2", [1], { from: 1, path: [2], to: 2, outcome: "move", next: "P3" }))
      .whenRolled(1)
      .then(turnTaken("P3", [1], { from: 1, path: [2], to: 2, outcome: "move", missed: ["P1"], next: "P2" }))
      .whenRolled(2)
      .then(
        turnTaken("P2", [2], {
          from: 2,
          path: [4],
          to: 4,
          outcome: "move",
          effect: { again: true },
          again: true,
          next: "P2",
        }),
      )
      .whenRolled(6)
      .then(turnTaken("P2", [6], { from: 4, path: [10], to: 10, outcome: "move", next: "P3" }))
      .whenRolled(2)
      .then(
        turnTaken("P3", [2], {
          from: 2,
          path: [4],
          to: 4,
          outcome: "move",
          effect: { again: true },
          again: true,
          next: "P3",
        }),
      )
      .whenRolled(6)
      .then(turnTaken("P3", [6], { from: 4, path: [10], to: 10, outcome: "move", next: "P1" }));
    expect(state.misses).toEqual([0, 0, 0]);
  });

  test("adds up", () => {
    const { state } = given({ board, players })
      .where({ positions: [4, 0, 0], misses: [1, 0, 0] })
      .whenRolled(3)
      .then(turnTaken("P1", [3], { from: 4, path: [7], to: 7, outcome: "move", effect: { skip: 1 }, next: "P2" }));
    expect(state.misses).toEqual([2, 0, 0]);
  });

  test("comes round to the thrower, again and again", () => {
    given({ board, players: ["P1"] })
      .whenRolled(3)
      .then(
        turnTaken("P1", [3], {
          from: 0,
          path: [3],
          to: 3,
          outcome: "move",
          effect: { skip: 2 },
          missed: ["P1", "P1"],
          next: "P1",
        }),
      );
    const { state } = given({ board, players })
      .where({ misses: [0, 2, 1] })
      .whenRolled(3)
      .then(
        turnTaken("P1", [3], {
          from: 0,
          path: [3],
          to: 3,
          outcome: "move",
          effect: { skip: 2 },
          missed: ["P2", "P3", "P1", "P2"],
          next: "P3",
        }),
      );
    expect(state.misses).toEqual([1, 0, 0]);
  });

  test("of the others alone brings the thrower another go", () => {
    const { state } = given({ board, players })
      .where({ misses: [0, 1, 3] })
      .whenRolled(1)
      .then(turnTaken("P1", [1], { from: 0, path: [1], to: 1, outcome: "move", missed: ["P2", "P3"], next: "P1" }));
    expect(state.misses).toEqual([0, 0, 2]);
  });

  test("does not take the turn that a six gives, and counts afterwards", () => {
    given({ board, players, rules: { again: { rolls: [3] } } })
      .whenRolled(3)
      .then(
        turnTaken("P1", [3], {
          from: 0,
          path: [3],
          to: 3,
          outcome: "move",
          effect: { skip: 2 },
          again: true,
          streak: 1,
          next: "P1",
        }),
      )
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 3, path: [5], to: 5, outcome: "move", effect: { times: 3 }, next: "P2" }));
  });

  test("is kept by no one who is home", () => {
    given({ board, players, rules: { closing: "everyoneHome" } })
      .where({ positions: [30, 25, 29], ranking: [0], next: 1, misses: [1, 0, 1] })
      .whenRolled(5)
      .then(
        turnTaken("P2", [5], { from: 25, path: [30], to: 30, outcome: "home", place: 2, missed: ["P3"], next: "P3" }),
      );
  });
});
