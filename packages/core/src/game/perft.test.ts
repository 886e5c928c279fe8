import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import type { DiceShape, Game, GameState, TurnTaken } from "../vocabulary/vocabulary.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { initialState } from "./initial-state.ts";

/** Exact counts of all throw sequences, computed by test-vectors/perft.py without this code. */
interface Counted {
  readonly name: string;
  readonly setup: unknown;
  readonly depths: readonly Row[];
}

interface Row {
  readonly sequences: number;
  readonly over: number;
  readonly squares: number;
  readonly happened: number;
}

const counted = JSON.parse(
  readFileSync(new URL("../../test-vectors/perft.json", import.meta.url), "utf8"),
) as readonly Counted[];

describe("every sequence of throws", () => {
  test.for(counted.map(({ name, ...rest }) => [name, rest] as const))("%s", ([, { setup, depths }]) => {
    const game = gameOf(setup);
    let standings: readonly Standing[] = [{ state: initialState(game), ways: 1 }];
    const rows = depths.map(() => {
      const { row, after } = deeper(game, standings);
      standings = after;
      return row;
    });
    expect(rows).toEqual(depths);
  });
});

/** A state and by how many sequences of throws it is reached. */
interface Standing {
  readonly state: GameState;
  readonly ways: number;
}

function deeper(game: Game, standings: readonly Standing[]): { row: Row; after: readonly Standing[] } {
  const after = new Map<string, { state: GameState; ways: number }>();
  const row = { sequences: 0, over: 0, squares: 0, happened: 0 };
  for (const { state: before, ways } of standings) {
    for (const dice of throwsOf(game.dice)) {
      const decision = decide(game, before, { type: "roll", dice });
      if (!decision.ok) throw new Error(decision.refusal.code);
      const state = evolve(before, decision.event);
      row.sequences += ways;
      row.squares += ways * state.positions.reduce((sum, square, seat) => sum + (seat + 1) * square, 0);
      row.happened += ways * weighed(decision.event as TurnTaken);
      if (state.status === "over") row.over += ways;
      else {
        const key = JSON.stringify(state);
        after.set(key, { state, ways: ways + (after.get(key)?.ways ?? 0) });
      }
    }
  }
  return { row, after: [...after.values()] };
}

function throwsOf({ count, faces }: DiceShape): readonly (readonly number[])[] {
  let throws: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < count; die += 1) {
    throws = throws.flatMap((shown) => Array.from({ length: faces }, (_face, index) => [...shown, index + 1]));
  }
  return throws;
}

/** One number for what happened, made as the Python program makes it. */
function weighed({ outcome, path, restored = [], captured = [], missed = [] }: TurnTaken): number {
  const what = (outcome === "forfeit" ? 1 : 0) + (outcome === "stay" ? 10 : 0) + 100 * Math.max(0, path.length - 1);
  return what + restored.length + 1000 * captured.length + 10_000 * missed.length;
}
