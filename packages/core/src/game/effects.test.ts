import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import type { Effect } from "../vocabulary/vocabulary.ts";

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

describe("again", () => {
  test("gives another turn that is no streak", () => {
    const { state } = given({ board, players, rules: { again: "highest" } })
      .where({ streak: 2 })
      .whenRolled(4)
      .then(
        turnTaken("P1", [4], {
          from: 0,
          path: [4],
          to: 4,
          outcome: "move",
          effect: { again: true },
          again: true,
          next: "P1",
        }),
      );
    expect(state.streak).toBe(0);
  });

  test("with a throw that again likes is a streak", () => {
    given({ board, players, rules: { again: { rolls: [4] } } })
      .whenRolled(4)
      .then(
        turnTaken("P1", [4], {
          from: 0,
          path: [4],
          to: 4,
          outcome: "move",
          effect: { again: true },
          again: true,
          streak: 1,
          next: "P1",
        }),
      );
  });

  test("is that of the square at the end of the path", () => {
    given({ board, players })
      .where({ positions: [10, 0, 0] })
      .whenRolled(2)
      .then(
        turnTaken("P1", [2], {
          from: 10,
          path: [12, 4],
          to: 4,
          outcome: "snake",
          effect: { again: true },
          again: true,
          next: "P1",
        }),
      );
  });
});

describe("times", () => {
  test("multiplies the next roll of its player, once", () => {
    given({ board, players: ["P1", "P2"] })
      .whenRolled(5)
      .then(turnTaken("P1", [5], { from: 0, path: [5], to: 5, outcome: "move", effect: { times: 3 }, next: "P2" }))
      .whenRolled(2)
      .then(turnTaken("P2", [2], { from: 0, path: [2], to: 2, outcome: "move", next: "P1" }))
      .whenRolled(2)
      .then(turnTaken("P1", [2], { factor: 3, from: 5, path: [11], to: 11, outcome: "move", next: "P2" }))
      .whenRolled(3)
      .then(turnTaken("P2", [3], { from: 2, path: [5], to: 5, outcome: "move", effect: { times: 3 }, next: "P1" }))
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 11, path: [13], to: 13, outcome: "move", next: "P2" }));
  });

  test("is spent by a roll that stays", () => {
    const { state } = given({ board, players })
      .where({ positions: [28, 0, 0], factors: [3, 1, 1] })
      .whenRolled(1)
      .then(turnTaken("P1", [1], { factor: 3, from: 28, path: [], to: 28, outcome: "stay", next: "P2" }));
    expect(state.factors).toEqual([1, 1, 1]);
  });

  test("may be followed by the next", () => {
    const two = { "5": { times: 3 }, "8": { times: 2 } } as const;
    const { state } = given({ board: { size: 30, squares: two }, players })
      .where({ positions: [5, 0, 0], factors: [3, 1, 1] })
      .whenRolled(1)
      .then(
        turnTaken("P1", [1], {
          factor: 3,
          from: 5,
          path: [8],
          to: 8,
          outcome: "move",
          effect: { times: 2 },
          next: "P2",
        }),
      );
    expect(state.factors).toEqual([2, 1, 1]);
  });

  test("of one changes nothing", () => {
    given({ board: { size: 30, squares: { "5": { times: 1 } } }, players: ["P1"] })
      .whenRolled(5)
      .then(turnTaken("P1", [5], { from: 0, path: [5], to: 5, outcome: "move", effect: { times: 1 }, next: "P1" }))
      .whenRolled(1)
      .then(turnTaken("P1", [1], { from: 5, path: [6], to: 6, outcome: "move", next: "P1" }));
  });

  test("does not change what again and the recorded roll are about", () => {
    given({ board, players, rules: { again: { rolls: [2] } } })
      .where({ factors: [3, 1, 1] })
      .whenRolled(2)
      .then(
        turnTaken("P1", [2], {
          factor: 3,
          from: 0,
          path: [6],
          to: 8,
          outcome: "move",
          effect: { moveTo: 8 },
          again: true,
          streak: 1,
          next: "P1",
        }),
      );
  });
});

describe("moveTo", () => {
  test("puts the token on a square, where no jump and no effect awaits it", () => {
    given({ board, players })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 0, path: [6], to: 8, outcome: "move", effect: { moveTo: 8 }, next: "P2" }));
    given({ board: { size: 30, squares: { "6": { moveTo: 4 }, "4": { skip: 1 } } }, players })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 0, path: [6], to: 4, outcome: "move", effect: { moveTo: 4 }, next: "P2" }));
  });

  test("may put it back on the start", () => {
    given({ board: { size: 30, start: 1, squares: { "6": { moveTo: 1 } } }, players })
      .whenRolled(5)
      .then(turnTaken("P1", [5], { from: 1, path: [6], to: 1, outcome: "move", effect: { moveTo: 1 }, next: "P2" }));
  });

  test("leaves the outcome what it was", () => {
    given({ board: { size: 30, jumps: [[9, 6]], squares: { "6": { moveTo: 15 } } }, players })
      .where({ positions: [5, 0, 0] })
      .whenRolled(4)
      .then(
        turnTaken("P1", [4], { from: 5, path: [9, 6], to: 15, outcome: "snake", effect: { moveTo: 15 }, next: "P2" }),
      );
  });
});

describe("an effect", () => {
  test("does not happen to a token that stays on its square", () => {
    given({ board: { size: 8, squares: { "5": { skip: 1 } } }, players })
      .where({ positions: [5, 0, 0] })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 5, path: [], to: 5, outcome: "stay", next: "P2" }));
  });

  test("happens again after a bounce of no net squares", () => {
    given({ board: { size: 8, squares: { "5": { skip: 1 } } }, players, rules: { ending: "bounce" } })
      .where({ positions: [5, 0, 0] })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 5, path: [5], to: 5, outcome: "move", effect: { skip: 1 }, next: "P2" }));
  });

  test("makes the state keep its list, and no other", () => {
    expect(kept({ skip: 1 })).toEqual({ misses: [0, 0, 0], factors: null });
    expect(kept({ times: 2 })).toEqual({ misses: null, factors: [1, 1, 1] });
    expect(kept({ again: true })).toEqual({ misses: null, factors: null });
  });
});

/** The lists by seat that a state has on a board with this effect. */
function kept(effect: Effect) {
  const { misses, factors } = given({ board: { size: 8, squares: { "5": effect } }, players }).state;
  return { misses, factors };
}
