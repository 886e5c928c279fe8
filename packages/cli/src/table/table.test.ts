import { describe, expect, test } from "vitest";
import { gameOf, played } from "../testing/played.ts";
import { rowOf, tableOf } from "./table.ts";

const worked = {
  board: { size: 20, ladders: [[3, 11]], snakes: [[17, 5]] },
  players: ["Ann", "Bob"],
  rules: { again: "highest" },
};

describe("a row of the table", () => {
  test("is turn, player, roll, where the roll reaches, where the token rests, and what happened", () => {
    const { game, events } = played(worked, [3, 6, 5, 5, 6, 1, 2, 5, 3, 2, 2]);
    expect(
      events.map((event, index) =>
        rowOf(game, event, index + 1)
          .slice(0, 5)
          .join(" "),
      ),
    ).toEqual([
      "1 Ann 3 3 11",
      "2 Bob 6 6 6",
      "3 Bob 5 11 11",
      "4 Ann 5 16 16",
      "5 Bob 6 17 5",
      "6 Bob 1 6 6",
      "7 Ann 2 18 18",
      "8 Bob 5 11 11",
      "9 Ann 3 21 18",
      "10 Bob 2 13 13",
      "11 Ann 2 20 20",
    ]);
  });

  test("of what is no turn has no number and no squares", () => {
    const { game, events } = played({ ...worked, rules: { opening: "highestRoll" } }, [2]);
    expect(events.map((event) => rowOf(game, event, 0))).toEqual([["", "Ann", "2", "", "", "throws for who begins"]]);
    expect(rowOf(game, { type: "PlayerWithdrew", player: "Bob", next: "Ann" }, 3)).toEqual([
      "",
      "Bob",
      "",
      "",
      "",
      "leaves the game",
    ]);
    expect(rowOf(game, { type: "GameAborted" }, 3)).toEqual(["", "", "", "", "", "the game is stopped"]);
  });

  test("shows the faces of two or three dice, and reaches as far as a multiplied roll", () => {
    const setup = { board: { size: 50, squares: { 7: { times: 3 } } }, players: ["Ann"], dice: { count: 2 } };
    const { game, events } = played(setup, [
      [3, 4],
      [1, 2],
    ]);
    expect(events.map((event) => rowOf(game, event, 1).slice(2, 5))).toEqual([
      ["3+4=7", "7", "7"],
      ["1+2=3", "16", "16"],
    ]);
    const many = played({ board: { size: 50 }, players: ["Ann"], dice: { count: 4 } }, [[1, 1, 1, 1]]);
    expect(many.events.map((event) => rowOf(many.game, event, 1)[2])).toEqual(["4"]);
  });
});

describe("the table", () => {
  test("has columns as wide as the game can make them", () => {
    const { game, events } = played({ board: { size: 123456 }, players: ["Bartholomew", "李"] }, [3, 2]);
    const table = tableOf(game, 100);
    expect([...table.head, ...events.flatMap((event, index) => table.row(event, index + 1))]).toEqual([
      "Turn  Player       Roll  Reaches   Rests  What happened",
      "   1  Bartholomew     3        3       3  moves 3 squares",
      "   2  李              2        2       2  moves 2 squares",
    ]);
  });

  test("wraps its words where a terminal is narrow, and puts them below where it is very narrow", () => {
    const { game, events } = played(worked, [5, 1, 6, 6]);
    const [event] = events.slice(-1);
    if (event === undefined) throw new TypeError("there are four turns");
    expect(tableOf(game, 9, 60).row(event, 4)).toEqual([
      "   4  Ann        6       17      5  slides down the snake to",
      "                                    5, rolls again",
    ]);
    expect(tableOf(game, 9, 40).row(event, 4)).toEqual([
      "   4  Ann        6       17      5",
      "      slides down the snake to 5, rolls",
      "      again",
    ]);
    expect(tableOf(game, 9, 10).row(event, 4)).toHaveLength(4);
    expect(tableOf(game, 9).row(event, 4)).toHaveLength(1);
  });

  test("prints names safely, and not too long", () => {
    const game = gameOf({ board: { size: 9 }, players: ["A\u001b[2J\u0007", "x".repeat(5000)] });
    const event = { type: "PlayerWithdrew", player: "A\u001b[2J\u0007", next: null } as const;
    expect(rowOf(game, event, 1)[1]).toBe("A[U+001B][2J[U+0007]");
    expect(tableOf(game, 9).head[0]).toMatch(/^Turn {2}Player {16}Roll/);
  });
});
