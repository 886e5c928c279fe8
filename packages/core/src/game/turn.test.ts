import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { turnTaken } from "../testing/turn-taken.ts";

const players = ["Ann", "Bob", "Cy"];
/** A board with one of each: a ladder, a snake, a ladder home. */
const board = {
  size: 20,
  jumps: [
    [3, 11],
    [17, 5],
    [13, 20],
  ],
} as const;

describe("the way of a token", () => {
  test("is a move where no jump starts", () => {
    given({ board, players })
      .whenRolled(4)
      .then(turnTaken("Ann", [4], { from: 0, path: [4], to: 4, outcome: "move", next: "Bob" }));
  });

  test("goes up a ladder", () => {
    given({ board, players })
      .whenRolled(3)
      .then(turnTaken("Ann", [3], { from: 0, path: [3, 11], to: 11, outcome: "ladder", next: "Bob" }));
  });

  test("goes down a snake", () => {
    given({ board, players })
      .where({ positions: [12, 0, 0] })
      .whenRolled(5)
      .then(turnTaken("Ann", [5], { from: 12, path: [17, 5], to: 5, outcome: "snake", next: "Bob" }));
  });

  test("is named after its first jump", () => {
    const jumps = [
      [14, 3],
      [3, 11],
      [5, 17],
      [17, 8],
    ] as const;
    const chained = given({ board: { size: 20, jumps }, players, rules: { jumping: "chained" } });
    chained
      .where({ positions: [10, 0, 0] })
      .whenRolled(4)
      .then(turnTaken("Ann", [4], { from: 10, path: [14, 3, 11], to: 11, outcome: "snake", next: "Bob" })); // SL-046
    chained
      .whenRolled(5)
      .then(turnTaken("Ann", [5], { from: 0, path: [5, 17, 8], to: 8, outcome: "ladder", next: "Bob" })); // SL-046
  });

  test("that ends on home is called home, whatever led there", () => {
    const home = { from: 10, path: [13, 20], to: 20, outcome: "home", place: 1, next: null } as const;
    given({ board, players })
      .where({ positions: [10, 0, 0] })
      .whenRolled(3)
      .then(turnTaken("Ann", [3], home));
    // SL-041
    given({
      board: {
        size: 36,
        jumps: [
          [2, 15],
          [15, 36],
        ],
      },
      players,
      rules: { jumping: "chained" },
    })
      .whenRolled(2)
      .then(turnTaken("Ann", [2], { from: 0, path: [2, 15, 36], to: 36, outcome: "home", place: 1, next: null }));
    given({
      board: {
        size: 36,
        jumps: [
          [2, 15],
          [15, 36],
        ],
      },
      players,
      rules: { jumping: "once" },
    })
      .whenRolled(2)
      .then(turnTaken("Ann", [2], { from: 0, path: [2, 15], to: 15, outcome: "ladder", next: "Bob" }));
  });

  test("of several dice is their total", () => {
    given({ board, players, dice: { count: 3 } })
      .whenRolled(2, 3, 1)
      .then(turnTaken("Ann", [2, 3, 1], { from: 0, path: [6], to: 6, outcome: "move", next: "Bob" }));
  });

  test("is nothing when the ending refuses the roll, also where a jump starts", () => {
    // SL-010
    given({ board: { size: 10 }, players: ["P1", "P2"] })
      .where({ positions: [6, 1] })
      .whenRolled(5)
      .then(turnTaken("P1", [5], { from: 6, path: [], to: 6, outcome: "stay", next: "P2" }));
    // SL-017: the token rests where a jump starts, because one jump a turn was taken
    given({
      board: {
        size: 12,
        jumps: [
          [2, 8],
          [8, 1],
        ],
      },
      players: ["P1", "P2"],
      rules: { jumping: "once" },
    })
      .where({ positions: [8, 1] })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 8, path: [], to: 8, outcome: "stay", next: "P2" }));
  });

  test("begins on 1 where the board says so", () => {
    const start = given({ board: { size: 20, start: 1 }, players });
    expect(start.state.positions).toEqual([1, 1, 1]);
    start.whenRolled(4).then(turnTaken("Ann", [4], { from: 1, path: [5], to: 5, outcome: "move", next: "Bob" }));
  });
});

describe("entering", () => {
  const rules = { entering: { rolls: [6, 1] } };

  test("keeps a token on the start until the roll allows it", () => {
    given({ board, players, rules })
      .whenRolled(5)
      .then(turnTaken("Ann", [5], { from: 0, path: [], to: 0, outcome: "stay", next: "Bob" }))
      .whenRolled(6)
      .then(turnTaken("Bob", [6], { from: 0, path: [6], to: 6, outcome: "move", next: "Cy" }))
      .whenRolled(1)
      .then(turnTaken("Cy", [1], { from: 0, path: [1], to: 1, outcome: "move", next: "Ann" }));
  });

  test("asks nothing of a token that is on the board", () => {
    given({ board, players, rules })
      .where({ positions: [1, 0, 0] })
      .whenRolled(5)
      .then(turnTaken("Ann", [5], { from: 1, path: [6], to: 6, outcome: "move", next: "Bob" }));
  });

  test("asks the roll itself, before any multiplier", () => {
    const squares = { "4": { times: 3 } };
    const capture = "sendToStart" as const;
    given({ board: { size: 20, squares }, players, rules: { ...rules, capture } })
      .where({ factors: [2, 1, 1] })
      .whenRolled(3)
      .then(turnTaken("Ann", [3], { factor: 2, from: 0, path: [], to: 0, outcome: "stay", next: "Bob" }));
    given({ board: { size: 20, squares }, players, rules: { ...rules, capture } })
      .where({ factors: [6, 1, 1] })
      .whenRolled(1)
      .then(turnTaken("Ann", [1], { factor: 6, from: 0, path: [6], to: 6, outcome: "move", next: "Bob" }));
  });

  test("holds a token that was sent back to a start on the board", () => {
    given({ board: { size: 20, start: 1, jumps: [[9, 1]] }, players, rules })
      .where({ positions: [3, 1, 1] })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 3, path: [9, 1], to: 1, outcome: "snake", next: "Bob" }))
      .where({ next: 0 })
      .whenRolled(5)
      .then(turnTaken("Ann", [5], { from: 1, path: [], to: 1, outcome: "stay", next: "Bob" }));
  });
});

describe("again", () => {
  const rules = { again: "highest" } as const;

  test("gives the same player another turn in the same go, and counts them", () => {
    given({ board: { size: 50 }, players, rules })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 0, path: [6], to: 6, outcome: "move", again: true, streak: 1, next: "Ann" }))
      .whenRolled(6)
      .then(
        turnTaken("Ann", [6], { from: 6, path: [12], to: 12, outcome: "move", again: true, streak: 2, next: "Ann" }),
      )
      .whenRolled(2)
      .then(turnTaken("Ann", [2], { from: 12, path: [14], to: 14, outcome: "move", next: "Bob" }));
  });

  test("holds when the ending refuses the roll", () => {
    // SL-123
    given({ board: { size: 10 }, players, rules })
      .where({ positions: [5, 1, 0] })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 5, path: [], to: 5, outcome: "stay", again: true, streak: 1, next: "Ann" }));
  });

  test("holds when the roll does not enter", () => {
    given({ board: { size: 10 }, players, rules: { ...rules, entering: { rolls: [1] } } })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 0, path: [], to: 0, outcome: "stay", again: true, streak: 1, next: "Ann" }));
  });

  test("is over at home: the game, or the go", () => {
    // SL-018
    given({ board: { size: 10, jumps: [[6, 10]] }, players, rules })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 0, path: [6, 10], to: 10, outcome: "home", place: 1, next: null }));
    given({ board: { size: 6 }, players, rules: { ...rules, closing: "everyoneHome" } })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 0, path: [6], to: 6, outcome: "home", place: 1, next: "Bob" }));
  });

  test("ends with a die of one face all the same, at home", () => {
    // SL-126
    let story = given({ board: { size: 6 }, players: ["P1", "P2"], dice: { faces: 1 }, rules });
    for (let from = 0; from < 5; from += 1) {
      const rest = { from, path: [from + 1], to: from + 1, outcome: "move", again: true, next: "P1" } as const;
      story = story.whenRolled(1).then(turnTaken("P1", [1], { ...rest, streak: from + 1 }));
    }
    const home = { from: 5, path: [6], to: 6, outcome: "home", place: 1, next: null } as const;
    const { state } = story.whenRolled(1).then(turnTaken("P1", [1], home));
    expect(state.positions).toEqual([6, 0]);
  });
});
