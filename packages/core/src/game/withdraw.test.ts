import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import type { PlayerWithdrew } from "../vocabulary/vocabulary.ts";

const players = ["Ann", "Bob", "Cy"];
const board = { size: 20, squares: { "3": { skip: 1 } } } as const;
const three = { board, players };

const leaves = (player: string) => ({ type: "withdraw", player }) as const;

function withdrew(player: string, next: string | null, missed?: readonly string[]): PlayerWithdrew {
  return { type: "PlayerWithdrew", player, ...(missed === undefined ? {} : { missed }), next };
}

describe("withdrawing", () => {
  test("on one's own go passes it on", () => {
    const { state } = given(three).when(leaves("Ann")).then(withdrew("Ann", "Bob"));
    expect(state).toMatchObject({ withdrawn: [0], next: 1, status: "playing", ranking: [] });
  });

  test("on another's go leaves it theirs", () => {
    given(three)
      .when(leaves("Bob"))
      .then(withdrew("Bob", "Ann"))
      .whenRolled(1)
      .then(turnTaken("Ann", [1], { from: 0, path: [1], to: 1, outcome: "move", next: "Cy" }));
  });

  test("in the middle of another's go leaves the streak and where that go began", () => {
    const rules = { again: "highest", streak: { limit: 3, penalty: "void" } } as const;
    const { state } = given({ ...three, rules })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 0, path: [6], to: 6, outcome: "move", again: true, streak: 1, next: "Ann" }))
      .when(leaves("Cy"))
      .then(withdrew("Cy", "Ann"));
    expect(state).toMatchObject({ streak: 1, positions: [6, 0, 0], goStart: [0, 0, 0] });
  });

  test("in the middle of one's own go ends it, and the next go begins here", () => {
    const rules = { again: "highest", streak: { limit: 3, penalty: "void" } } as const;
    const { state } = given({ ...three, rules })
      .whenRolled(6)
      .then(turnTaken("Ann", [6], { from: 0, path: [6], to: 6, outcome: "move", again: true, streak: 1, next: "Ann" }))
      .when(leaves("Ann"))
      .then(withdrew("Ann", "Bob"));
    expect(state).toMatchObject({ streak: 0, positions: [6, 0, 0], goStart: [6, 0, 0] });
  });

  test("passes over those with a go to miss, though not the one who left", () => {
    const { state } = given(three)
      .where({ misses: [2, 1, 0] })
      .when(leaves("Ann"))
      .then(withdrew("Ann", "Cy", ["Bob"]));
    expect(state.misses).toEqual([2, 0, 0]);
    given(three)
      .where({ misses: [5, 2, 1] })
      .when(leaves("Ann"))
      .then(withdrew("Ann", "Cy", ["Bob", "Cy", "Bob"]));
  });

  test("on another's go uses up no missed go", () => {
    given(three)
      .where({ misses: [0, 1, 1] })
      .when(leaves("Cy"))
      .then(withdrew("Cy", "Ann"));
  });

  test("names the player as the setup spells them", () => {
    given({ board, players: ["Jos\u00e9", "Bob"] })
      .when(leaves(" Jose\u0301 "))
      .then(withdrew("Jos\u00e9", "Bob"));
  });

  test("is refused to one who is home, gone or unknown", () => {
    const story = given({ board, players: ["Ann", "Bob", "Cy", "Di"], rules: { closing: "everyoneHome" } })
      .where({ positions: [20, 0, 0, 0], ranking: [0], withdrawn: [1], next: 2 })
      .when(leaves("Ann"))
      .refused("alreadyHome")
      .when(leaves("Bob"))
      .refused("alreadyWithdrew");
    for (const name of ["Eve", "", "toString", "__proto__", "ann", "0"])
      story.when(leaves(name)).refused("unknownPlayer"); // SL-150
    for (const player of [0, null, undefined, {}, ["Cy"]])
      story.when({ type: "withdraw", player } as never).refused("unknownPlayer");
  });
});

describe("when others have left", () => {
  test("one who is left alone under firstHome plays on to home", () => {
    const { state } = given({ board, players: ["Ann", "Bob"] })
      .when(leaves("Ann"))
      .then(withdrew("Ann", "Bob"))
      .where({ positions: [0, 18] })
      .whenRolled(1)
      .then(turnTaken("Bob", [1], { from: 18, path: [19], to: 19, outcome: "move", next: "Bob" }))
      .whenRolled(1)
      .then(turnTaken("Bob", [1], { from: 19, path: [20], to: 20, outcome: "home", place: 1, next: null }));
    expect(state).toMatchObject({ status: "over", ranking: [1] });
  });

  test("the last one standing has won nothing and is not ranked", () => {
    const { state } = given({ ...three, rules: { closing: "lastStanding" } })
      .when(leaves("Ann"))
      .then(withdrew("Ann", "Bob"))
      .when(leaves("Cy"))
      .then(withdrew("Cy", null));
    expect(state).toMatchObject({ status: "over", next: null, ranking: [], withdrawn: [0, 2] });
  });

  test("the one left beside players at home ends the game", () => {
    const { state } = given({ ...three, rules: { closing: "lastStanding" } })
      .where({ positions: [20, 4, 5], ranking: [0], next: 1 })
      .when(leaves("Bob"))
      .then(withdrew("Bob", null));
    expect(state).toMatchObject({ status: "over", ranking: [0] });
  });

  test("and nobody is left who is not home, the game is over", () => {
    given({ board, players: ["Ann"] })
      .when(leaves("Ann"))
      .then(withdrew("Ann", null));
    const { state } = given({ ...three, rules: { closing: "everyoneHome" } })
      .where({ positions: [20, 4, 20], ranking: [2, 0], next: 1 })
      .when(leaves("Bob"))
      .then(withdrew("Bob", null));
    expect(state).toMatchObject({ status: "over", ranking: [2, 0], withdrawn: [1] });
  });

  test("the game is over for whoever comes after", () => {
    given({ board, players: ["Ann"] })
      .when(leaves("Ann"))
      .then(withdrew("Ann", null))
      .when(leaves("Ann"))
      .refused("over");
  });
});
