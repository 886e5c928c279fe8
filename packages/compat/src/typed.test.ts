import { expect, test } from "vitest";
import { createGame, type FinishRule, type RankingConfig, Game as RankingGame, SequenceDice } from "./ranking/index.ts";
import { Game, type GameConfig } from "./strategy/game.ts";

// What must not compile; the compiler reports an expected error that is missing. Nothing here is run.
export const mustNotCompile = (config: GameConfig, ranking: RankingConfig, board: RankingGame["board"]) => {
  // @ts-expect-error there is no such rule
  void new Game({ ...config, rule: "circle" });
  // @ts-expect-error a misspelt key
  void new Game({ ...config, sixagain: true });
  // @ts-expect-error a key is missing
  void new Game({ size: 10, snakes: {}, ladders: {}, players: ["A", "B"], rolls: [1], rule: "exact" });
  // @ts-expect-error names are text
  void new Game({ ...config, players: ["A", 2] });
  // @ts-expect-error rolls are numbers
  void new Game({ ...config, rolls: ["6"] });
  // @ts-expect-error tails are numbers
  void new Game({ ...config, snakes: { "17": "7" } });
  // @ts-expect-error a player is called by name
  new Game(config).position(0);
  // @ts-expect-error a turn may have been refused: "INVALID" and "OVER" have no player
  void new Game(config).turn().player;

  // @ts-expect-error there is no such finish rule
  createGame({ ...ranking, finish: "bounce" });
  // @ts-expect-error a misspelt key
  createGame({ ...ranking, jump: [] });
  // @ts-expect-error no dice
  createGame({ size: 9, players: ["A"] });
  // @ts-expect-error dice roll numbers
  createGame({ ...ranking, dice: { roll: () => "6" } });
  // @ts-expect-error a jump has two ends
  createGame({ ...ranking, jumps: [[3]] });
  // @ts-expect-error names are text
  createGame({ ...ranking, players: [{ name: "A" }] });
  // @ts-expect-error a finish rule is an object that lands, not its name
  void new RankingGame(board, ["A"], new SequenceDice([]), "exact");
  // @ts-expect-error a landing is a number
  const lost: FinishRule = { land: () => null };
  // @ts-expect-error the ranking cannot be replaced
  createGame(ranking).ranking = [];
  return lost;
};

test("what must not compile stands beside what does", () => {
  const config: GameConfig = {
    size: 10,
    snakes: {},
    ladders: { 3: 8 },
    players: ["A", "B"],
    rolls: [3],
    rule: "bounce",
    sixAgain: false,
  };
  const turn = new Game(config).turn();
  expect(typeof turn === "string" ? turn : turn.event).toBe("ladder");
  const own: FinishRule = { land: (position, roll, size) => (position + roll) % size };
  expect(createGame({ size: 9, players: ["A"], dice: { roll: () => 4 }, finish: "overshoot" }).playTurn().to).toBe(4);
  expect(own.land(7, 3, 9)).toBe(1);
});
