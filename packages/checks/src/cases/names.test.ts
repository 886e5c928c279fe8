import { type GameConfig, Game as StrategyGame } from "@serpentine/compat";
import { createGame, SequenceDice } from "@serpentine/compat/ranking";
import { checkSetup, type Problem, positionOf } from "@serpentine/core";
import { playedGame } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { configOf, type NeutralGame, playedByCompat, playedByCore, setupOf, type Told } from "./neutral-game.ts";

const board = { size: 20 };

function problemsOf(players: unknown): readonly Problem[] {
  const checked = checkSetup({ board, players });
  return checked.ok ? [] : checked.problems;
}

/** Source document 000 compares names as they are. */
const isValidIn000 = (players: unknown) => {
  const config = { size: 20, snakes: {}, ladders: {}, players, rolls: [1], rule: "exact", sixAgain: false };
  return new StrategyGame(config as GameConfig).isValid();
};

describe("a name", () => {
  test("that every object has is found, and one that does not play is not (SL-150)", () => {
    type Input = NeutralGame & { ask: readonly string[] };
    type Answer = { positions: { [name: string]: number }; unknown_names: { [name: string]: number } };
    const { input, right_answer } = caseOf<Input, Answer>("SL-150");
    const known = new Map(Object.entries(right_answer.positions));
    const { state } = playedGame(
      setupOf(input),
      input.rolls.map((roll) => [roll]),
    );
    const game = new StrategyGame(configOf(input));
    for (let roll = 0; roll < input.rolls.length; roll += 1) game.turn();
    for (const name of input.ask) {
      expect(positionOf(state, name)).toBe(known.get(name) ?? null);
      expect(game.position(name)).toBe(known.get(name) ?? -1);
    }
    expect(new Set(Object.values(right_answer.unknown_names))).toEqual(new Set([-1]));
  });

  test("that is a number does not change the order of the turns (SL-152)", () => {
    type Answer = { who_rolls: readonly string[]; positions: Told["positions"] };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-152");
    for (const play of [playedByCore, playedByCompat]) {
      const { rows, positions } = play(input);
      expect(rows).toMatchObject(right_answer.who_rolls.map((player) => ({ player })));
      expect(positions).toEqual(right_answer.positions);
    }
  });

  test("is the same name however its accents are coded; in source document 000 it is not (SL-153)", () => {
    const { input, right_answer } = caseOf<{ players: readonly string[] }, { valid: boolean }>("SL-153");
    expect(input.players[0]).not.toBe(input.players[1]);
    expect(problemsOf(input.players)).toMatchObject([{ code: "repeatedName", path: ["players", 1] }]);
    expect(right_answer.valid).toBe(false);
    expect(isValidIn000(input.players)).toBe(true);
  });

  const { input: blanks, right_answer: right } = caseOf<
    { player_lists: readonly (readonly string[])[] },
    { valid: readonly (readonly string[])[] }
  >("SL-154");
  test.each(blanks.player_lists.map((players) => [JSON.stringify(players), players] as const))(
    "is not blank, and not another in blanks only: %s (SL-154)",
    (json, players) => {
      const valid = right.valid.some((list) => JSON.stringify(list) === json);
      const codes = problemsOf(players).map(({ code }) => code);
      expect(codes.every((code) => ["blankName", "repeatedName"].includes(code))).toBe(true);
      expect(codes).toHaveLength(valid ? 0 : 1);
      expect(isValidIn000(players)).toBe(true);
    },
  );

  test("is not empty; in source document 000 it may be, and nobody is who wins (SL-155)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { valid: boolean }>("SL-155");
    expect(problemsOf(input.players)).toMatchObject([{ code: "blankName", path: ["players", 0] }]);
    expect(right_answer.valid).toBe(false);
    const { rows, winner } = playedByCompat(input);
    expect([rows, winner]).toMatchObject([[{ player: "", to: 6, event: "win" }], ""]);
  });

  test("is there once (SL-156)", () => {
    type Answer = { valid: boolean; turn: string; position: number; winner: string; next: string };
    const { input, right_answer } = caseOf<Omit<NeutralGame, "rolls">, Answer>("SL-156");
    const game = new StrategyGame(configOf({ ...input, rolls: [1] }));
    expect({
      valid: game.isValid(),
      turn: game.turn(),
      position: game.position("P1"),
      winner: game.winner(),
      next: game.next(),
    }).toEqual(right_answer);
    expect(problemsOf(input.players)).toMatchObject([{ code: "repeatedName", values: ['"P1"', 0] }]);
    const dice = new SequenceDice([1]);
    expect(() => createGame({ size: 10, players: input.players, dice })).toThrow("player names must be unique");
  });

  const { input: odd } = caseOf<{ player_lists: readonly unknown[] }, unknown>("SL-158");
  test.each(odd.player_lists.map((players) => [JSON.stringify(players), players] as const))(
    "is text, and names are a list: not %s (SL-158)",
    (_json, players) => {
      expect(problemsOf(players).map(({ code }) => code)).toEqual([Array.isArray(players) ? "notText" : "notAList"]);
      expect(isValidIn000(players)).toBe(false);
    },
  );
});
