import { checkState, decide, evolve, type GameState, initialState, type TurnTaken } from "@serpentine/core";
import { gameOf, playedGame } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { type NeutralGame, playedByCore, setupOf, type Told } from "./neutral-game.ts";

type Positions = Told["positions"];

/** The turn of the first player, who rolls this where the tokens stand so, and the squares after it. */
function rolledAt(game: Omit<NeutralGame, "rolls">, positions: readonly number[], roll: number) {
  const checked = gameOf(setupOf(game));
  const found = checkState(checked, { ...initialState(checked), positions });
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  const decision = decide(checked, found.state, { type: "roll", dice: [roll] });
  if (!decision.ok) throw new Error(decision.refusal.code);
  return { turn: decision.event as TurnTaken, after: squares(evolve(found.state, decision.event)) };
}

function squares({ players, positions }: GameState): Positions {
  return Object.fromEntries(players.map((name, seat) => [name, positions[seat] ?? -1]));
}

describe("a token that comes to rest on another", () => {
  test("sends the one that was there to the start, after a ladder too (SL-130)", () => {
    type Answer = { after: Positions; captured: readonly string[]; next: string };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-130");
    const { events, state } = playedGame(
      setupOf(input),
      input.rolls.map((roll) => [roll]),
    );
    expect(squares(state)).toEqual(right_answer.after);
    expect(events.at(-1)).toMatchObject({ captured: right_answer.captured, next: right_answer.next });
  });

  test("sends everyone who was there, and the record names them all (SL-132)", () => {
    interface Input {
      readonly restored_state: { readonly size: number; readonly positions: Positions; readonly next: string };
      readonly rolls: readonly [number];
    }
    const { input, right_answer } = caseOf<Input, { after: Positions; captured: readonly string[] }>("SL-132");
    const { size, positions } = input.restored_state;
    const game = { size, players: Object.keys(positions), capture: true };
    const { turn, after } = rolledAt(game, Object.values(positions), input.rolls[0]);
    expect(turn.captured).toEqual(right_answer.captured);
    expect(after).toEqual(right_answer.after);
  });

  test("captures on square 1, and nobody on the start (SL-133)", () => {
    const { input } = caseOf<NeutralGame, unknown>("SL-133");
    const onOne = rolledAt(input, [8, 1, 0], 1);
    expect(onOne.turn).toMatchObject({ path: [9, 1], to: 1, captured: ["P2"] });
    expect(onOne.after).toEqual({ P1: 1, P2: 0, P3: 0 });
    const { rows, positions } = playedByCore({ ...input, rolls: [1, 2, 3] });
    expect([rows.length, positions]).toEqual([3, { P1: 1, P2: 2, P3: 3 }]);
  });

  test("captures nobody on square 1 where that is the start (SL-133)", () => {
    const { input } = caseOf<NeutralGame, unknown>("SL-133");
    const { board, ...rest } = setupOf(input);
    const { events, state } = playedGame({ ...rest, board: { ...board, start: 1 } }, [[6], [1], [2]]);
    expect(events.some((event) => "captured" in event)).toBe(false);
    expect(state.positions).toEqual([7, 2, 3]);
    const game = gameOf({ ...rest, board: { ...board, start: 1 } });
    const standing: GameState = { ...initialState(game), positions: [8, 1, 1] };
    const decision = decide(game, standing, { type: "roll", dice: [1] });
    expect(decision.ok && decision.event).toMatchObject({ path: [9, 1], to: 1, next: "P2" });
    expect(decision.ok && "captured" in decision.event).toBe(false);
  });

  test("does not capture a player who is home (SL-134)", () => {
    type Answer = { after: Positions; ranking: readonly string[]; captured: readonly string[] };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-134");
    const { events, state } = playedGame(
      setupOf(input),
      input.rolls.map((roll) => [roll]),
    );
    expect(squares(state)).toEqual(right_answer.after);
    expect(state.ranking.map((seat) => state.players[seat])).toEqual(right_answer.ranking);
    expect(events.flatMap((event) => (event as TurnTaken).captured ?? [])).toEqual(right_answer.captured);
  });
});
