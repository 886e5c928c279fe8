import { createGame, SequenceDice } from "@serpentine/compat/ranking";
import { type Game, type GameState, initialState, rankingNames } from "@serpentine/core";
import { gameOf, playedGame } from "@serpentine/core/testing";
import { gameMachine, snapshotOf } from "@serpentine/machine";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { caseOf, type RawBoard } from "./case-bank.ts";
import { type NeutralGame, playedByCompat, playedByCore, setupOf, type Told } from "./neutral-game.ts";
import { fewestRolls } from "./one-token.ts";

const thrown = (rolls: readonly number[]) => rolls.map((roll) => [roll]);
const squares = (state: GameState | null) => {
  return Object.fromEntries(state?.players.map((name, seat) => [name, state.positions[seat]]) ?? []);
};

describe("once somebody has won", () => {
  interface Answer {
    readonly results: Told["rows"];
    readonly positions: Told["positions"];
    readonly log_length: number;
  }
  const { input, right_answer } = caseOf<NeutralGame & { calls: number }, Answer>("SL-030");
  const { results, positions, log_length } = right_answer;
  const rolls = Array.from({ length: input.calls }, (_roll, index) => input.rolls[index % input.rolls.length] ?? 0);

  test.each([
    ["the core", playedByCore],
    ["the class of source document 000", playedByCompat],
  ] as const)("%s refuses every roll, and nothing moves (SL-030)", (_name, play) => {
    const told = play({ ...input, rolls });
    expect(told.rows).toMatchObject(results);
    expect(told.positions).toEqual(positions);
  });
  test("nothing is added to what was recorded (SL-030)", () => {
    const { events, refusals, states } = playedGame(setupOf(input), thrown(rolls));
    expect(events).toHaveLength(log_length);
    expect(refusals.map(({ code }) => code)).toEqual(["over", "over", "over", "over"]);
    expect(states).toHaveLength(log_length + 1);
  });
});

describe("where everyone plays on until they are home", () => {
  interface Answer {
    readonly who_rolls: readonly string[];
    readonly ranking: readonly string[];
    readonly positions?: Told["positions"];
    readonly next: string;
    readonly status: string;
  }
  const ends = [
    [
      "whoever is home is not asked again, and the last one plays alone (SL-031)",
      caseOf<NeutralGame, Answer>("SL-031"),
    ],
    ["the only player left rolls again and again (SL-032)", caseOf<NeutralGame, Answer>("SL-032")],
  ] as const;

  test.each(ends)("the core: %s", (_behaviour, { input, right_answer }) => {
    const { rows, next, positions } = playedByCore(input);
    expect(rows.map((row) => (row === "OVER" ? row : row.player))).toEqual(right_answer.who_rolls);
    expect(next).toBe(right_answer.next);
    expect(positions).toMatchObject(right_answer.positions ?? {});
    expect(rankingNames(playedGame(setupOf(input), thrown(input.rolls)).state)).toEqual(right_answer.ranking);
  });
  test.each(ends)("source document 001: %s", (_behaviour, { input, right_answer }) => {
    const { size = 0, players, rolls } = input;
    const game = createGame({ size, players, dice: new SequenceDice(rolls) });
    expect(rolls.map(() => game.playTurn().player)).toEqual(right_answer.who_rolls);
    expect([game.ranking, game.status]).toEqual([right_answer.ranking, right_answer.status]);
    expect(game.waiting[0]?.name ?? "").toBe(right_answer.next);
  });
});

describe("a new game", () => {
  test("knows nothing of the one before (SL-034)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { after_new_game: { positions: object } }>("SL-034");
    const actor = createActor(gameMachine, { input: { setup: setupOf(input) } }).start();
    actor.send({ type: "roll", dice: [6] });
    expect(actor.getSnapshot()).toMatchObject({ value: "over", context: { state: { ranking: [0] } } });
    actor.send({ type: "newGame", setup: setupOf(input) });
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ playing: "turns" });
    expect(context.state).toEqual(initialState(context.game as Game));
    expect(squares(context.state)).toEqual(right_answer.after_new_game.positions);
    expect(context.state).toMatchObject({ status: "playing", ranking: [], throws: 0, streak: 0, next: 0 });
    actor.send({ type: "roll", dice: [2] });
    expect(squares(actor.getSnapshot().context.state)).toEqual({ P1: 2, P2: 0 });
  });

  test("begins from the setup, not from the save (SL-035)", () => {
    type Input = { loaded: { positions: { [player: string]: number } } };
    const { input, right_answer } = caseOf<Input, { positions: object }>("SL-035");
    const game = gameOf({ board: { size: 100 }, players: Object.keys(input.loaded.positions) });
    const state = { ...initialState(game), positions: Object.values(input.loaded.positions), next: 1 };
    const save = structuredClone(state);
    const snapshot = snapshotOf(game, { kind: "external" }, state);
    const actor = createActor(gameMachine, { input: { setup: game }, snapshot }).start();
    expect(squares(actor.getSnapshot().context.state)).toEqual(input.loaded.positions);
    actor.send({ type: "newGame", setup: game });
    expect(squares(actor.getSnapshot().context.state)).toEqual(right_answer.positions);
    expect(actor.getSnapshot().context.state?.next).toBe(0);
    expect(state).toEqual(save);
  });
});

describe("a board that nobody can finish (SL-037)", () => {
  type Input = RawBoard & { auto_play_limit: number };
  const { input, right_answer } = caseOf<Input, { fewest_rolls: number; with_faces_7: number }>("SL-037");
  const board = { size: input.size, jumps: input.jumps };

  test.each(["exact", "finish", "bounce"] as const)("is valid, and has no way home under %s", (ending) => {
    expect(fewestRolls({ board, rules: { ending } })).toBe(right_answer.fewest_rolls);
  });
  test("has one with a seventh face", () => {
    expect(fewestRolls({ board, dice: { faces: 7 } })).toBe(right_answer.with_faces_7);
  });
  test("stops at the limit when it is played to the end", () => {
    let turns = 0;
    const dice = {
      roll() {
        turns += 1;
        return (turns % 6) + 1;
      },
    };
    const game = createGame({ ...board, players: ["P1", "P2"], dice });
    expect([game.playToEnd(input.auto_play_limit), game.status, turns]).toEqual([[], "playing", input.auto_play_limit]);
  });
});
