import { describe, expect, test } from "vitest";
import { Board } from "./board.ts";
import { SequenceDice } from "./dice.ts";
import { ExactFinish, OvershootFinishes } from "./finish-rules.ts";
import { createGame, Game, type RankingConfig } from "./game.ts";

/** A game on 6 squares with a script. */
function scripted(values: readonly number[], more: Partial<RankingConfig> = {}): Game {
  return createGame({ size: 6, players: ["P1", "P2", "P3"], dice: new SequenceDice(values), ...more });
}

const named = (finish: unknown) => {
  return createGame({ size: 6, players: ["P1"], dice: new SequenceDice([]), finish } as RankingConfig);
};

/** Plays so many turns; who rolled, and where from and to. */
function rows(game: Game, turns: number): string[] {
  return Array.from({ length: turns }, () => game.playTurn()).map(({ player, from, to }) => `${player} ${from}→${to}`);
}

describe("a game goes on until everyone has finished", () => {
  test("and the finished leave the queue", () => {
    const game = scripted([6, 1, 2, 5, 3, 4]);
    expect(rows(game, 6)).toEqual(["P1 0→6", "P2 0→1", "P3 0→2", "P2 1→6", "P3 2→5", "P3 5→5"]);
    expect([game.ranking, game.status]).toEqual([["P1", "P2"], "playing"]);
    expect(game.waiting).toEqual([{ name: "P3", position: 5 }]);
  });
  test("then the status is finished and no turn is accepted", () => {
    const game = scripted([6, 1, 2, 3], { players: ["P1", "P2"] });
    expect(rows(game, 4)).toEqual(["P1 0→6", "P2 0→1", "P2 1→3", "P2 3→6"]);
    expect([game.ranking, game.status, game.waiting]).toEqual([["P1", "P2"], "finished", []]);
    for (let call = 0; call < 2; call += 1) expect(() => game.playTurn()).toThrow(new Error("game is over"));
    expect(game.ranking).toEqual(["P1", "P2"]);
  });
  test("with one player too", () => {
    expect(scripted([3, 3], { players: ["P1"] }).playToEnd(9)).toEqual(["P1"]);
  });
});

describe("a turn", () => {
  test("tells who rolled what, from where, the cell of the finish rule and the cell of rest", () => {
    const jumps = new Map([
      [14, 3],
      [3, 11],
      [5, 17],
      [17, 8],
    ]);
    const game = scripted([5, 3, 6], { size: 20, jumps });
    const turns = [game.playTurn(), game.playTurn(), game.playTurn(), game.board.settle(14)];
    expect(turns).toStrictEqual([
      { player: "P1", roll: 5, from: 0, landed: 5, to: 8 },
      { player: "P2", roll: 3, from: 0, landed: 3, to: 11 },
      { player: "P3", roll: 6, from: 0, landed: 6, to: 6 },
      11,
    ]);
  });
  test("that overshoots stays where it is, or stops on the last cell", () => {
    const exact = scripted([4, 5], { players: ["P1"] });
    expect([exact.playTurn(), exact.playTurn()]).toMatchObject([{ to: 4 }, { from: 4, landed: 4, to: 4 }]);
    const overshoot = scripted([4, 5], { players: ["P1"], finish: "overshoot" });
    expect([overshoot.playTurn(), overshoot.playTurn()]).toMatchObject([{ to: 4 }, { from: 4, landed: 6, to: 6 }]);
    expect(overshoot.ranking).toEqual(["P1"]);
  });
  test("may end by a ladder to the last cell", () => {
    const game = scripted([2], { jumps: [[2, 6]], players: ["P1", "P2"] });
    expect(game.playTurn()).toEqual({ player: "P1", roll: 2, from: 0, landed: 2, to: 6 });
    expect(game.ranking).toEqual(["P1"]);
  });
  test("that was handed out can be written into without harm, and so can the lists", () => {
    const game = scripted([6, 2, 3, 3]);
    Object.assign(game.playTurn(), { to: 1 });
    game.ranking.push("P9");
    game.waiting.pop();
    Object.assign(game.players[1] ?? {}, { position: 5 });
    expect([game.ranking, game.waiting.length, game.players[1]]).toEqual([["P1"], 2, { name: "P2", position: 0 }]);
    expect(game.playTurn()).toMatchObject({ player: "P2", from: 0 });
  });
});

describe("the queue", () => {
  test("starts in the order of the list, everyone on 0", () => {
    const game = scripted([]);
    expect(game.players).toEqual(["P1", "P2", "P3"].map((name) => ({ name, position: 0 })));
    expect(game.waiting).toEqual(game.players);
    expect([game.ranking, game.status]).toEqual([[], "playing"]);
  });
  test("has the next to play first; the list of players keeps its order", () => {
    const game = scripted([1, 6, 2]);
    game.playTurn();
    expect(game.waiting.map(({ name }) => name)).toEqual(["P2", "P3", "P1"]);
    game.playTurn();
    expect(game.waiting.map(({ name }) => name)).toEqual(["P3", "P1"]);
    expect(game.players.map(({ name, position }) => [name, position])).toEqual([
      ["P1", 1],
      ["P2", 6],
      ["P3", 0],
    ]);
  });
});

describe("playToEnd", () => {
  test("plays to the end and gives the ranking", () => {
    expect(scripted([1, 2, 6, 5, 4]).playToEnd(100)).toEqual(["P3", "P1", "P2"]);
  });
  test("stops at the limit and can be called again", () => {
    const game = scripted([1, 2, 6, 5, 4]);
    expect([game.playToEnd(3), game.status, game.playToEnd(0), game.playToEnd(9)]).toEqual([
      ["P3"],
      "playing",
      ["P3"],
      ["P3", "P1", "P2"],
    ]);
    expect(game.playToEnd(9)).toEqual(["P3", "P1", "P2"]);
  });
  test("ends on a board that nobody can win", () => {
    const jumps = [14, 15, 16, 17, 18, 19].map((from) => [from, 1] as const);
    const sixes = { roll: () => 6 };
    const game = createGame({ size: 20, jumps, players: ["P1", "P2"], dice: sixes });
    expect([game.playToEnd(1000), game.status]).toEqual([[], "playing"]);
  });
  test.for([-1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, "9", undefined, null])("is not told %o turns", (limit) => {
    const game = scripted([1]);
    expect(() => game.playToEnd(limit as number)).toThrow(/whole number of at least 0, not /);
    expect(game.players[0]).toEqual({ name: "P1", position: 0 });
  });
});

describe("what a game is made of is checked when it is made", () => {
  const dice = new SequenceDice([1]);
  const board = new Board(6);
  test.for([
    { players: [], message: "at least one player is needed" },
    { players: ["P1", "P1"], message: "player names must be unique" },
  ])("$message", ({ players, message }) => {
    expect(() => new Game(board, players, dice, new ExactFinish())).toThrow(new Error(message));
    expect(() => createGame({ size: 6, players, dice })).toThrow(new Error(message));
  });
  test("the finish rule by its name", () => {
    expect(() => named("constructor")).toThrow(new Error("unknown finish rule constructor"));
    expect(named(undefined).finishRule).toBeInstanceOf(ExactFinish);
    expect(named(null).finishRule).toBeInstanceOf(ExactFinish);
    expect(named("overshoot").finishRule).toBeInstanceOf(OvershootFinishes);
  });
  test("the board, one built by hand with a loop too", () => {
    expect(() => createGame({ size: 1, players: ["P1"], dice })).toThrow(/size/);
    expect(() => createGame({ size: 9, jumps: [[1, 5]], players: ["P1"], dice })).toThrow("invalid jump 1 to 5");
    const looped = Object.assign(Object.create(board) as Board, {
      jumps: new Map([
        [2, 5],
        [5, 2],
      ]),
    });
    expect(() => new Game(looped, ["P1"], dice, new ExactFinish())).toThrow("2→5→2");
  });
  test("names are compared as they are, the empty one, blank ones and __proto__ too", () => {
    const players = ["", " ", "__proto__", "constructor", "Jos\u00e9", "Jose\u0301", "1"];
    const game = createGame({ size: 6, players, dice: new SequenceDice([6, 6, 6, 6, 6, 6, 6]) });
    expect(game.playToEnd(7)).toEqual(players);
  });
  test("the list of players and the board's jumps are copied", () => {
    const players = ["P1", "P2"];
    const game = createGame({ size: 6, jumps: [[2, 4]], players, dice: new SequenceDice([2, 2]) });
    players.push("P3");
    (game.board.jumps as Map<number, number>).clear();
    expect([game.playTurn(), game.playTurn()]).toMatchObject([{ to: 4 }, { player: "P2", to: 4 }]);
    expect(game.waiting).toHaveLength(2);
  });
});
