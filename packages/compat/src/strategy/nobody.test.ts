import type { TurnTaken } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { Game, type GameConfig } from "./game.ts";
import { nobodysWin } from "./nobody.ts";

const plain: GameConfig = {
  size: 8,
  snakes: {},
  ladders: { "5": 7 },
  players: ["", "B"],
  rolls: [4],
  rule: "exact",
  sixAgain: false,
};

function turns(config: Partial<GameConfig>, count: number): { game: Game; rows: string[] } {
  const game = new Game({ ...plain, ...config });
  const rows = Array.from({ length: count }, () => {
    const turn = game.turn();
    return typeof turn === "string" ? turn : `${turn.player}|${turn.from}→${turn.to} ${turn.event}`;
  });
  return { game, rows };
}

describe('a player called ""', () => {
  test("plays as everybody else does", () => {
    const { game, rows } = turns({ rolls: [3, 2, 1] }, 3);
    expect(rows).toEqual(["|0→3 move", "B|0→2 move", "|3→4 move"]);
    expect([game.position(""), game.next(), game.winner()]).toEqual([4, "B", ""]);
  });

  test("comes home and has not won: the game goes on, and the die stays", () => {
    const { game, rows } = turns({}, 3);
    expect(rows.at(-1)).toBe("|4→8 win");
    expect([game.winner(), game.next(), game.position(""), game.isValid()]).toEqual(["", "", 8, true]);
  });

  test("is refused every roll from there under exact, for ever", () => {
    const { game, rows } = turns({ rolls: [4, 1, 4, 6] }, 8);
    expect(rows.slice(2)).toEqual(["|4→8 win", "|8→8 stay", "|8→8 stay", "|8→8 stay", "|8→8 stay", "|8→8 stay"]);
    expect([game.position("B"), game.winner()]).toEqual([1, ""]);
  });

  test("wins again with every roll from there under finish", () => {
    expect(turns({ rule: "finish", sixAgain: true }, 6).rows.slice(2)).toEqual([
      "|4→8 win",
      "|8→8 win",
      "|8→8 win",
      "|8→8 win",
    ]);
  });

  test("bounces off again under bounce, and then the die passes and the others may win", () => {
    const { game, rows } = turns({ rule: "bounce", rolls: [4, 2, 4, 3, 6, 1] }, 7);
    expect(rows.slice(2)).toEqual(["|4→8 win", "|8→7 ladder", "B|2→8 win", "OVER", "OVER"]);
    expect([game.winner(), game.next(), game.position("")]).toEqual(["B", "", 7]);
  });

  test("does not stop another's win", () => {
    const { game, rows } = turns({ players: ["A", ""], rolls: [5, 4, 1] }, 4);
    expect(rows).toEqual(["A|0→7 ladder", "|0→4 move", "A|7→8 win", "OVER"]);
    expect(game.winner()).toBe("A");
  });
});

test("only the place goes and the next player stays; the turn itself is not touched", () => {
  const event: TurnTaken = {
    type: "TurnTaken",
    player: "0",
    dice: [4],
    roll: 4,
    from: 4,
    path: [8],
    to: 8,
    outcome: "home",
    place: 1,
    next: null,
  };
  const before = structuredClone(event);
  const { place: _place, ...rest } = before;
  expect(nobodysWin(Object.freeze(event))).toStrictEqual({ ...rest, next: "0" });
  expect(event).toStrictEqual(before);
});
