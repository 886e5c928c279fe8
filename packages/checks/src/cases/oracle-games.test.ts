import { Game as StrategyGame } from "@serpentine/compat";
import { createGame, SequenceDice } from "@serpentine/compat/ranking";
import { type Setup, type TurnTaken, winner } from "@serpentine/core";
import { playedGame } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { read } from "../repository.ts";
import { boardOf, caseOf } from "./case-bank.ts";
import { configOf, type NeutralGame, type Row, rowOf, setupOf } from "./neutral-game.ts";

/** Two faces of that sum. */
const twoDice = (sum: number) => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);
const thrown = (rolls: readonly number[]) => rolls.map((roll) => [roll]);

describe("a recorded game of 17 rolls on a board of 25 (SL-001)", () => {
  type Answer = { squares_after_each_roll: readonly number[]; event_of_roll_10: string; winner: string };
  const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-001");

  test("is retraced by the core", () => {
    const { events, state } = playedGame(setupOf(input), thrown(input.rolls));
    const turns = events as readonly TurnTaken[];
    expect(turns.map(({ to }) => to)).toEqual(right_answer.squares_after_each_roll);
    expect(turns[9]?.outcome).toBe(right_answer.event_of_roll_10);
    expect(winner(state)).toBe(right_answer.winner);
  });
  test("is retraced by the game of source document 001", () => {
    const { size, jumps } = boardOf(input.board ?? "");
    const game = createGame({ size, jumps, players: input.players, dice: new SequenceDice(input.rolls) });
    expect(input.rolls.map(() => game.playTurn().to)).toEqual(right_answer.squares_after_each_roll);
    expect([game.ranking, game.status]).toEqual([[right_answer.winner], "finished"]);
  });
});

describe("a published game with two dice that begins on square 1 (SL-002)", () => {
  type Answer = { squares: readonly number[]; winner: string };
  const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-002");
  const { board, ...rest } = setupOf(input);

  test.each([
    ["two dice", { count: 2, faces: 6 }, input.rolls.map(twoDice)],
    ["one die of twelve faces", { count: 1, faces: 12 }, thrown(input.rolls)],
  ] as const)("is retraced with %s", (_dice, dice, throws) => {
    const { events, state } = playedGame({ ...rest, board: { ...board, start: 1 }, dice }, throws);
    expect(events.map((event) => (event as TurnTaken).to)).toEqual(right_answer.squares);
    expect(winner(state)).toBe(right_answer.winner);
  });
  test("is retraced from 0 with a 1 in front", () => {
    const { events } = playedGame({ board, ...rest, dice: { faces: 12 } }, thrown([1, ...input.rolls]));
    expect(events.map((event) => (event as TurnTaken).to)).toEqual([1, ...right_answer.squares]);
  });
});

interface ScriptedLog {
  readonly id: string;
  readonly board: {
    readonly size: number;
    readonly start: 0 | 1;
    readonly jumps: readonly (readonly [number, number])[];
  };
  readonly rules: { readonly overshoot: "exact" | "finish" | "bounce"; readonly sixAgain: boolean };
  readonly dice?: unknown;
  readonly players: number;
  readonly rolls: readonly number[];
  readonly recomputed: {
    readonly positions: readonly number[];
    /** From 1; null for nobody. */
    readonly winner: number | null;
    readonly log: readonly (Omit<Row, "player"> & { readonly player: number; readonly ignored?: number })[];
  };
}

const scripted = JSON.parse(read("packages/checks/acceptance/odds/scripted-logs.json")) as {
  readonly cases: readonly ScriptedLog[];
};

const namesOf = ({ players }: ScriptedLog) => Array.from({ length: players }, (_name, seat) => String(seat + 1));
/** The rows that were played, players by name; rolls after the end are left out. */
const rowsOf = ({ recomputed }: ScriptedLog) =>
  recomputed.log.filter(({ ignored }) => ignored === undefined).map((row) => ({ ...row, player: String(row.player) }));

describe("a scripted game", () => {
  test.each(scripted.cases.map((log) => [log.id, log] as const))(
    "%s is retraced by the core, row by row",
    (_id, log) => {
      const { board, rules, dice, rolls, recomputed } = log;
      const setup: Setup = {
        board,
        players: namesOf(log),
        dice: { faces: dice === undefined ? 6 : 12 },
        rules: { ending: rules.overshoot, jumping: "once", again: rules.sixAgain ? "highest" : "never" },
      };
      const { events, refusals, state } = playedGame(setup, thrown(rolls));
      expect(events.map((event) => rowOf(event as TurnTaken))).toEqual(rowsOf(log));
      expect(refusals).toHaveLength(rolls.length - events.length);
      expect(state.positions).toEqual(recomputed.positions);
      expect(winner(state)).toBe(recomputed.winner === null ? null : String(recomputed.winner));
    },
  );

  const onPage000 = scripted.cases.filter(({ board, players, dice }) => board.start === 0 && players >= 2 && !dice);
  test.each(onPage000.map((log) => [log.id, log] as const))("%s is retraced by source document 000", (_id, log) => {
    const { board, rules, rolls, recomputed } = log;
    const players = namesOf(log);
    const { overshoot: finish, sixAgain } = rules;
    const game = new StrategyGame(configOf({ size: board.size, jumps: board.jumps, players, rolls, finish, sixAgain }));
    const expected = rowsOf(log).map(({ landed: _landed, ...row }) => row);
    expect(rolls.map(() => game.turn())).toEqual(expected);
    expect(players.map((name) => game.position(name))).toEqual(recomputed.positions);
    expect(game.winner()).toBe(recomputed.winner === null ? "" : String(recomputed.winner));
  });
  test("four of them are on a page of source document 000", () => {
    expect(onPage000).toHaveLength(4);
  });

  const onPage001 = onPage000.filter(({ rules }) => rules.overshoot === "finish" && !rules.sixAgain);
  test.each(onPage001.map((log) => [log.id, log] as const))("%s is retraced by source document 001", (_id, log) => {
    const { size, jumps } = log.board;
    const dice = new SequenceDice(log.rolls);
    const game = createGame({ size, jumps, players: namesOf(log), dice, finish: "overshoot" });
    const expected = rowsOf(log).map(({ event: _event, ...row }) => row);
    expect(log.rolls.map(() => game.playTurn())).toEqual(expected);
    expect(game.players.map(({ position }) => position)).toEqual(log.recomputed.positions);
  });
});
