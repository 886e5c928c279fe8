import { describe, expect, test } from "vitest";
import { Game, type GameConfig, type TurnResult } from "./game.ts";

const plain: GameConfig = {
  size: 10,
  snakes: {},
  ladders: {},
  players: ["A", "B"],
  rolls: [1],
  rule: "exact",
  sixAgain: false,
};

/** Plays so many turns; each as `A 0→3 move`, or what was answered instead. */
function played(config: Partial<GameConfig>, turns: number): string[] {
  const game = new Game({ ...plain, ...config });
  return Array.from({ length: turns }, () => {
    const turn = game.turn();
    return typeof turn === "string" ? turn : `${turn.player} ${turn.from}→${turn.to} ${turn.event}`;
  });
}

const move = (player: string, roll: number, from: number, to: number, event: TurnResult["event"]): TurnResult => {
  return { player, roll, from, to, event };
};

describe("the page's examples", () => {
  test("example 1: two players alternate", () => {
    const game = new Game({ ...plain, rolls: [3, 4, 2], rule: "finish" });
    const answers = [game.isValid(), game.turn(), game.turn(), game.position("A"), game.next()];
    expect(answers).toStrictEqual([true, move("A", 3, 0, 3, "move"), move("B", 4, 0, 4, "move"), 3, "A"]);
  });
  test("example 2: a ladder", () => {
    const game = new Game({ ...plain, ladders: { "3": 8 }, rolls: [3, 2], rule: "finish" });
    expect([game.turn(), game.position("A"), game.next()]).toStrictEqual([move("A", 3, 0, 8, "ladder"), 8, "B"]);
  });
  test("example 3: a snake", () => {
    const game = new Game({ ...plain, size: 20, snakes: { "5": 1 }, rolls: [5, 2], rule: "finish" });
    expect([game.turn(), game.position("A")]).toStrictEqual([move("A", 5, 0, 1, "snake"), 1]);
  });
});

describe("the ending rule", () => {
  // A stands on 8 of 10 when it throws the last roll of these; B stands on 2.
  test.for([
    ["exact", 1, "A 8→9 move"],
    ["exact", 2, "A 8→10 win"],
    ["exact", 3, "A 8→8 stay"],
    ["finish", 1, "A 8→9 move"],
    ["finish", 2, "A 8→10 win"],
    ["finish", 5, "A 8→10 win"],
    ["bounce", 1, "A 8→9 move"],
    ["bounce", 2, "A 8→10 win"],
    ["bounce", 3, "A 8→9 move"],
    ["bounce", 4, "A 8→8 move"],
    ["bounce", 6, "A 8→6 move"],
  ] as const)("%s, two squares before the end, a %i: %s", ([rule, roll, turn]) => {
    expect(played({ rule, rolls: [4, 1, 4, 1, roll] }, 5).at(-1)).toBe(turn);
  });

  test("a bounce on to a snake's head goes down, one on to a ladder's bottom goes up", () => {
    const jumps = { snakes: { "9": 3 }, ladders: { "7": 10 } };
    expect(played({ ...jumps, rule: "bounce", rolls: [4, 1, 4, 1, 3] }, 5).at(-1)).toBe("A 8→3 snake");
    expect(played({ ...jumps, rule: "bounce", rolls: [4, 1, 4, 1, 5] }, 5).at(-1)).toBe("A 8→10 win");
  });

  test("a refused move passes the turn and takes no jump", () => {
    const game = { ladders: { "1": 8 }, rolls: [1, 2, 6, 3] };
    expect(played(game, 4)).toEqual(["A 0→8 ladder", "B 0→2 move", "A 8→8 stay", "B 2→5 move"]);
  });
});

describe("a jump", () => {
  test("is taken from where the roll lands, up or down, keys being text", () => {
    const game = { size: 20, snakes: { "17": 7 }, ladders: { "4": 14 }, rolls: [4, 6, 3, 5] };
    expect(played(game, 4)).toEqual(["A 0→14 ladder", "B 0→6 move", "A 14→7 snake", "B 6→11 move"]);
  });
  test("to the last square wins", () => {
    expect(played({ ladders: { "3": 10 }, rolls: [3] }, 2)).toEqual(["A 0→10 win", "OVER"]);
  });
  test("may begin on square 1, and end there", () => {
    expect(played({ ladders: { "1": 5 }, snakes: { "4": 2 }, rolls: [1, 4] }, 2)).toEqual([
      "A 0→5 ladder",
      "B 0→2 snake",
    ]);
    expect(played({ snakes: { "4": 1 }, rolls: [4] }, 1)).toEqual(["A 0→1 snake"]);
  });
});

describe("whose turn it is", () => {
  test("goes round the list, also past names that look like numbers", () => {
    const turns = played({ size: 20, players: ["10", "2", "1"], rolls: [1, 2, 3] }, 4);
    expect(turns.map((turn) => turn.split(" ")[0])).toEqual(["10", "2", "1", "10"]);
  });
  test("the list of rolls repeats", () => {
    expect(played({ rolls: [3] }, 3)).toEqual(["A 0→3 move", "B 0→3 move", "A 3→6 move"]);
  });
  test("a six rolls again where sixAgain is true, and only there", () => {
    const rolls = [6, 2, 1];
    expect(played({ sixAgain: true, rolls }, 3)).toEqual(["A 0→6 move", "A 6→8 move", "B 0→1 move"]);
    expect(played({ sixAgain: false, rolls }, 3)).toEqual(["A 0→6 move", "B 0→2 move", "A 6→7 move"]);
  });
  test("a six rolls again without end", () => {
    expect(played({ size: 40, sixAgain: true, rolls: [6] }, 5).at(-1)).toBe("A 24→30 move");
  });
  test("a six rolls again even if the move was refused, or led down a snake", () => {
    expect(played({ sixAgain: true, rolls: [5, 1, 6, 2] }, 4)).toEqual([
      "A 0→5 move",
      "B 0→1 move",
      "A 5→5 stay",
      "A 5→7 move",
    ]);
    expect(played({ sixAgain: true, snakes: { "6": 2 }, rolls: [6, 1] }, 2)).toEqual(["A 0→2 snake", "A 2→3 move"]);
  });
  test("a six that wins rolls no more", () => {
    expect(played({ size: 6, sixAgain: true, rolls: [6] }, 3)).toEqual(["A 0→6 win", "OVER", "OVER"]);
  });
});

describe("what is asked of a game", () => {
  test("before a roll: nobody has won, everybody is on 0, the first rolls next", () => {
    const game = new Game(plain);
    expect([game.isValid(), game.winner(), game.next(), game.position("A"), game.position("B")]).toEqual([
      true,
      "",
      "A",
      0,
      0,
    ]);
  });
  test("after a win: the winner, nobody next, and nothing moves any more", () => {
    const game = new Game({ ...plain, size: 6, rolls: [2, 6, 3] });
    expect([game.turn(), game.turn()]).toMatchObject([{ to: 2 }, { player: "B", to: 6, event: "win" }]);
    for (let call = 0; call < 3; call += 1) expect(game.turn()).toBe("OVER");
    expect([game.winner(), game.next(), game.position("A"), game.position("B")]).toEqual(["B", "", 2, 6]);
    expect(game.isValid()).toBe(true);
  });
  test.for(["C", "", "a", "__proto__", "constructor", "toString", "0", "-1", "length"])(
    "%j does not play: -1",
    (name) => {
      expect(new Game(plain).position(name)).toBe(-1);
    },
  );
  test("asking changes nothing", () => {
    const game = new Game({ ...plain, rolls: [1, 2] });
    for (let call = 0; call < 9; call += 1) void [game.isValid(), game.position("A"), game.winner(), game.next()];
    expect(game.turn()).toMatchObject({ player: "A", roll: 1, from: 0 });
  });
  test("a turn that was handed out can be written into without harm", () => {
    const game = new Game({ ...plain, rolls: [3, 1, 2] });
    Object.assign(game.turn(), { to: 9, player: "B" });
    game.turn();
    expect(game.turn()).toEqual({ player: "A", roll: 2, from: 3, to: 5, event: "move" });
  });
});
