import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { playedGame } from "../testing/played-game.ts";
import { turnTaken } from "../testing/turn-taken.ts";

const players = ["P1", "P2", "P3"];
const board = { size: 6 };
const dice = (...faces: readonly number[]) => faces.map((face) => [face]);
const home = { from: 0, path: [6], to: 6, outcome: "home" } as const;

describe("firstHome", () => {
  test("is over with the first player home, and stays over", () => {
    // SL-019, SL-030, SL-036
    const story = given({ board, players })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { ...home, place: 1, next: null }));
    expect(story.state).toMatchObject({ status: "over", next: null, ranking: [0], positions: [6, 0, 0] });
    story.whenRolled(3).refused("over");
    story.when({ type: "withdraw", player: "P2" }).refused("over");
    story.when({ type: "abort" }).refused("over");
  });
});

describe("everyoneHome", () => {
  const rules = { closing: "everyoneHome" } as const;

  test("goes on without those who are home", () => {
    // SL-031
    const { events, state } = playedGame({ board, players, rules }, dice(6, 1, 2, 5, 3, 4));
    expect(events.map((event) => ("player" in event ? event.player : ""))).toEqual([
      "P1",
      "P2",
      "P3",
      "P2",
      "P3",
      "P3",
    ]);
    expect(state).toMatchObject({ status: "playing", ranking: [0, 1], positions: [6, 6, 5], next: 2 });
  });

  test("lets the last player roll on alone", () => {
    // SL-032
    const { events, state } = playedGame({ board, players: ["P1", "P2"], rules }, dice(6, 1, 2, 3));
    expect(events.map((event) => ("player" in event ? event.player : ""))).toEqual(["P1", "P2", "P2", "P2"]);
    expect(state).toMatchObject({ status: "over", ranking: [0, 1], next: null });
  });

  test("gives each the next place", () => {
    given({ board, players, rules })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { ...home, place: 1, next: "P2" }))
      .whenRolled(6)
      .then(turnTaken("P2", [6], { ...home, place: 2, next: "P3" }))
      .whenRolled(6)
      .then(turnTaken("P3", [6], { ...home, place: 3, next: null }));
  });

  test("is nobody's go who is home, also after a six", () => {
    given({ board, players, rules: { ...rules, again: "highest" } })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { ...home, place: 1, next: "P2" }));
  });

  test("counts one who withdrew as neither home nor on the way", () => {
    given({ board, players: ["P1", "P2"], rules })
      .when({ type: "withdraw", player: "P1" })
      .then({ type: "PlayerWithdrew", player: "P1", next: "P2" })
      .whenRolled(6)
      .then(turnTaken("P2", [6], { ...home, place: 1, next: null }));
  });
});

describe("lastStanding", () => {
  const rules = { closing: "lastStanding" } as const;

  test("is over when one is left, who is not ranked", () => {
    const { state } = given({ board, players, rules })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { ...home, place: 1, next: "P2" }))
      .whenRolled(6)
      .then(turnTaken("P2", [6], { ...home, place: 2, next: null }));
    expect(state).toMatchObject({ status: "over", ranking: [0, 1], positions: [6, 6, 0] });
  });
});

describe("home", () => {
  test("is no place to be captured, nor one where anything happens", () => {
    // SL-134
    const rules = { closing: "everyoneHome", capture: "sendToStart" } as const;
    const { state } = given({ board, players, rules })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { ...home, place: 1, next: "P2" }))
      .whenRolled(6)
      .then(turnTaken("P2", [6], { ...home, place: 2, next: "P3" }));
    expect(state.positions).toEqual([6, 6, 0]);
  });

  test("is reached on a huge board in no time", () => {
    // SL-062
    const huge = { size: 1_000_000_000, jumps: [[5, 999_999_999]] } as const;
    const { state } = playedGame({ board: huge, players: ["P1", "P2"] }, dice(5, 1, 1));
    expect(state).toMatchObject({ status: "over", positions: [1_000_000_000, 1] });
  });

  test("of a board of two squares needs two steps of one", () => {
    // SL-058
    const { events } = playedGame({ board: { size: 2 }, players: ["P1", "P2"] }, dice(1, 3, 1));
    expect(events.map((event) => ("outcome" in event ? event.outcome : ""))).toEqual(["move", "stay", "home"]);
  });
});
