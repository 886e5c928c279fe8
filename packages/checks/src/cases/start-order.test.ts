import { decide, evolve, nextPlayer, type OpeningRolled } from "@serpentine/core";
import { playedGame } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { type NeutralGame, type Row, rowOf, setupOf } from "./neutral-game.ts";

interface Answer {
  readonly starter: string;
  readonly start_rolls_used: number;
  readonly positions_after_start_rolls?: { readonly [player: string]: number };
  readonly who_rolled?: readonly string[];
  readonly first_move: Partial<Row>;
}

const thrown = (rolls: readonly number[]) => rolls.map((roll) => [roll]);

describe("who begins is thrown for", () => {
  test.each([
    ["two who tie throw again, and nobody moves by it (SL-140)", caseOf<NeutralGame, Answer>("SL-140")],
    ["only those who tie for the highest throw again (SL-142)", caseOf<NeutralGame, Answer>("SL-142")],
  ])("%s", (_behaviour, { input, right_answer }) => {
    const { start_rolls_used, starter, who_rolled, first_move } = right_answer;
    const { events, states } = playedGame(setupOf({ ...input, sixAgain: true }), thrown(input.rolls));
    const throws = events.slice(0, start_rolls_used);
    expect(throws.map(({ type }) => type)).toEqual(throws.map(() => "OpeningRolled"));
    expect(throws.at(-1)).toMatchObject({ starts: starter, next: starter });
    expect(throws.slice(0, -1).some((event) => "starts" in event)).toBe(false);
    const rollers = throws.map((event) => (event as OpeningRolled).player);
    expect(rollers).toEqual(who_rolled ?? ["P1", "P2", "P1", "P2"]);
    expect(states[start_rolls_used]?.positions).toEqual(input.players.map(() => 0));
    expect(events[start_rolls_used]).toMatchObject({ type: "TurnTaken" });
    expect(events.slice(start_rolls_used).map((event) => rowOf(event as never))).toMatchObject([first_move]);
  });

  // The core throws nothing by itself, so that it cannot hang: each throw is one command, and a host counts them.
  test("dice that always show the same settle nothing, each throw is answered, and withdrawing does (SL-143)", () => {
    const { input } = caseOf<NeutralGame, unknown>("SL-143");
    const rolls = Array.from({ length: 1000 }, (_roll, index) => input.rolls[index % input.rolls.length] ?? 0);
    const { game, events, state } = playedGame(setupOf(input), thrown(rolls));
    expect(events).toHaveLength(1000);
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(["OpeningRolled"]));
    expect([state.status, state.positions]).toEqual(["playing", [0, 0]]);
    const decision = decide(game, state, { type: "withdraw", player: "P1" });
    expect(decision.ok && decision.event).toMatchObject({ type: "PlayerWithdrew", starts: "P2" });
    const after = decision.ok ? evolve(state, decision.event) : state;
    expect([nextPlayer(after), after.opening]).toEqual(["P2", null]);
  });
});
