import { describe, expect, test } from "vitest";
import { given } from "../testing/given.ts";
import { playedGame } from "../testing/played-game.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import type { OpeningRolled, PlayerWithdrew } from "../vocabulary/vocabulary.ts";

const board = { size: 20 };
const rules = { opening: "highestRoll" } as const;
const two = { board, players: ["P1", "P2"], rules };
const three = { board, players: ["P1", "P2", "P3"], rules };

function threw(player: string, roll: number, next: string, starts?: string): OpeningRolled {
  return { type: "OpeningRolled", player, dice: [roll], roll, ...(starts === undefined ? {} : { starts }), next };
}

function withdrew(player: string, next: string | null, starts?: string): PlayerWithdrew {
  return { type: "PlayerWithdrew", player, ...(starts === undefined ? {} : { starts }), next };
}

describe("who begins", () => {
  test("is the one with the highest throw; the order runs on from there", () => {
    const { state } = given(three)
      .whenRolled(2)
      .then(threw("P1", 2, "P2"))
      .whenRolled(6)
      .then(threw("P2", 6, "P3"))
      .whenRolled(4)
      .then(threw("P3", 4, "P2", "P2"))
      .whenRolled(3)
      .then(turnTaken("P2", [3], { from: 0, path: [3], to: 3, outcome: "move", next: "P3" }))
      .whenRolled(3)
      .then(turnTaken("P3", [3], { from: 0, path: [3], to: 3, outcome: "move", next: "P1" }));
    expect(state).toMatchObject({ opening: null, throws: 5, positions: [0, 3, 3] });
  });

  test("is thrown for again by two who are tied", () => {
    // SL-140
    const { state } = given(two)
      .whenRolled(6)
      .then(threw("P1", 6, "P2"))
      .whenRolled(6)
      .then(threw("P2", 6, "P1"))
      .whenRolled(2)
      .then(threw("P1", 2, "P2"))
      .whenRolled(4)
      .then(threw("P2", 4, "P2", "P2"))
      .whenRolled(5)
      .then(turnTaken("P2", [5], { from: 0, path: [5], to: 5, outcome: "move", next: "P1" }));
    expect(state.positions).toEqual([0, 5]);
  });

  test("is thrown for again only by those tied for the highest", () => {
    // SL-142
    const faces = [5, 5, 2, 3, 3, 1, 4, 6].map((face) => [face]);
    const { events } = playedGame(three, faces);
    expect(events.map((event) => ("player" in event ? event.player : ""))).toEqual([
      "P1",
      "P2",
      "P3",
      "P1",
      "P2",
      "P1",
      "P2",
      "P2",
    ]);
    expect(events[6]).toEqual(threw("P2", 4, "P2", "P2"));
  });

  test("is thrown for as often as it takes, one throw a command", () => {
    // SL-143
    const { state, events } = playedGame(
      two,
      Array.from({ length: 200 }, () => [3]),
    );
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(["OpeningRolled"]));
    expect(state).toMatchObject({ status: "playing", next: 0, throws: 200 });
  });

  test("is the sole player, who throws nothing", () => {
    const { state } = given({ ...two, players: ["P1"] });
    expect(state).toMatchObject({ opening: null, next: 0 });
  });
});

describe("an opening throw", () => {
  test("moves nobody, gives no other turn, spends nothing and is the total of the faces", () => {
    const setup = { ...two, dice: { count: 2 }, rules: { ...rules, again: "highest" } } as const;
    const { state } = given(setup)
      .whenRolled(6, 6)
      .then({ type: "OpeningRolled", player: "P1", dice: [6, 6], roll: 12, next: "P2" });
    expect(state).toEqual({ ...given(setup).state, throws: 1, next: 1, opening: { seats: [0], rolls: [12] } });
  });

  test("must be faces that the dice have", () => {
    given(two).whenRolled(7).refused("badDice");
  });
});

describe("one who withdraws in the opening", () => {
  test("before throwing leaves the next to throw", () => {
    given(three)
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", "P2"))
      .whenRolled(3)
      .then(threw("P2", 3, "P3"))
      .whenRolled(5)
      .then(threw("P3", 5, "P3", "P3"));
  });

  test("while it is not their throw leaves the one who throws", () => {
    given(three).when({ type: "withdraw", player: "P3" }).then(withdrew("P3", "P1"));
    given(three, threw("P1", 6, "P2"))
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", "P2"));
  });

  test("with the highest throw counts no longer", () => {
    given(three, threw("P1", 6, "P2"), threw("P2", 3, "P3"))
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", "P3"))
      .whenRolled(2)
      .then(threw("P3", 2, "P2", "P2"));
  });

  test("as the last to throw decides it", () => {
    given(three, threw("P1", 4, "P2"), threw("P2", 3, "P3"))
      .when({ type: "withdraw", player: "P3" })
      .then(withdrew("P3", "P1", "P1"))
      .whenRolled(2)
      .then(turnTaken("P1", [2], { from: 0, path: [2], to: 2, outcome: "move", next: "P2" }));
  });

  test("from a tie of two leaves the other to begin", () => {
    given(three, threw("P1", 5, "P2"), threw("P2", 5, "P3"), threw("P3", 2, "P1"))
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", "P2", "P2"));
    given(three, threw("P1", 5, "P2"), threw("P2", 5, "P3"), threw("P3", 2, "P1"), threw("P1", 3, "P2"))
      .when({ type: "withdraw", player: "P2" })
      .then(withdrew("P2", "P1", "P1"));
  });

  test("from a tie of three leaves the others in it", () => {
    const tie = [threw("P1", 5, "P2"), threw("P2", 5, "P3"), threw("P3", 5, "P1")] as const;
    given(three, ...tie, threw("P1", 6, "P2"))
      .when({ type: "withdraw", player: "P2" })
      .then(withdrew("P2", "P3"))
      .whenRolled(6)
      .then(threw("P3", 6, "P1"));
  });

  test("without being in the tie changes nothing in it", () => {
    given(three, threw("P1", 5, "P2"), threw("P2", 5, "P3"), threw("P3", 2, "P1"), threw("P1", 3, "P2"))
      .when({ type: "withdraw", player: "P3" })
      .then(withdrew("P3", "P2"))
      .whenRolled(1)
      .then(threw("P2", 1, "P1", "P1"));
  });

  test("leaves a sole candidate, who begins without throwing", () => {
    given(two)
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", "P2", "P2"));
    const { state } = given(two, threw("P1", 1, "P2"))
      .when({ type: "withdraw", player: "P2" })
      .then(withdrew("P2", "P1", "P1"));
    expect(state).toMatchObject({ status: "playing", opening: null, next: 0 });
  });

  test("ends a game that needs two, or that nobody is left in", () => {
    const { state } = given({ ...two, rules: { ...rules, closing: "lastStanding" } })
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", null));
    expect(state).toMatchObject({ status: "over", opening: null, ranking: [] });
  });

  test("may throw no more, nor leave again", () => {
    given(three, threw("P1", 6, "P2"))
      .when({ type: "withdraw", player: "P1" })
      .then(withdrew("P1", "P2"))
      .when({ type: "withdraw", player: "P1" })
      .refused("alreadyWithdrew");
  });
});

test("aborting ends the opening, too", () => {
  const { state } = given(two, threw("P1", 6, "P2"))
    .when({ type: "abort" })
    .then({ type: "GameAborted" });
  expect(state).toMatchObject({ status: "over", opening: null, next: null });
});
