import assert from "node:assert/strict";
import { decide, evolve, type GameEvent, type GameState, initialState, rankingNames, replay } from "@serpentine/core";
import { gameOf } from "@serpentine/core/testing";
import { gameMachine } from "@serpentine/machine";
import { describe, expect, test } from "vitest";
import { createActor, initialTransition, transition } from "xstate";
import { read } from "./repository.ts";

/** A game under the rules of docs/reference/rules.md, by a program that was written from that page alone. */
interface Recorded {
  readonly setup: unknown;
  readonly throws: readonly (readonly number[])[];
  readonly events: readonly GameEvent[];
  readonly end: {
    readonly positions: readonly number[];
    readonly next: string | null;
    readonly ranking: readonly string[];
    readonly over: boolean;
  };
}

const games = read("packages/checks/acceptance/house.jsonl")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

/** What came of a game: its events, and where it stands. */
type Played = readonly [events: readonly unknown[], state: GameState | null];

const ways: { readonly [way: string]: (game: Recorded) => Played } = {
  "decide and evolve": ({ setup, throws }) => {
    const game = gameOf(setup);
    const events: unknown[] = [];
    let state = initialState(game);
    for (const dice of throws) {
      const decision = decide(game, state, { type: "roll", dice });
      if (!decision.ok) return [[...events, decision.refusal], state];
      state = evolve(state, decision.event);
      events.push(decision.event);
    }
    return [events, state];
  },
  replay: ({ setup, events }) => [events, replay(gameOf(setup), events)],
  "a machine, the dice sent with each roll": ({ setup, throws }) => {
    return sent(
      { setup },
      throws.map((dice) => ({ type: "roll", dice })),
    );
  },
  "a machine that has the dice as its source": ({ setup, throws }) => {
    return sent(
      { setup, source: { kind: "scripted", throws } },
      throws.map(() => ({ type: "roll" })),
    );
  },
  "XState's pure transition": ({ setup, throws }) => {
    let [snapshot, actions] = initialTransition(gameMachine, { setup });
    const emitted = [...actions];
    for (const dice of throws) {
      [snapshot, actions] = transition(gameMachine, snapshot, { type: "roll", dice });
      emitted.push(...actions);
    }
    return [emitted.slice(1).map(({ params }) => (params as { event: unknown }).event), snapshot.context.state];
  },
};

function sent(
  input: { readonly setup: unknown; readonly source?: unknown },
  rolls: readonly { readonly type: "roll"; readonly dice?: readonly number[] }[],
): Played {
  const told: unknown[] = [];
  const actor = createActor(gameMachine, { input });
  actor.on("*", (event) => void told.push(event));
  actor.start();
  for (const roll of rolls) actor.send(roll);
  return [told.slice(1), actor.getSnapshot().context.state];
}

function endOf(state: GameState | null): Recorded["end"] | null {
  if (state === null) return null;
  const { positions, next, players, status } = state;
  return {
    positions,
    next: next === null ? null : (players[next] ?? ""),
    ranking: rankingNames(state),
    over: status === "over",
  };
}

describe("the recorded games", () => {
  test("are 400, with turns of every outcome, openings among them, ended and not", () => {
    const events = games.flatMap((game) => game.events);
    const outcomes = new Set(events.map((event) => (event.type === "TurnTaken" ? event.outcome : event.type)));
    expect(outcomes).toEqual(new Set(["OpeningRolled", "stay", "move", "snake", "ladder", "home", "forfeit"]));
    expect(new Set(games.map(({ end }) => end.over))).toEqual(new Set([true, false]));
    expect(games).toHaveLength(400);
  });

  test.for(Object.entries(ways))("come out event for event and square for square: %s", ([, way]) => {
    let same = 0;
    for (const game of games) {
      const [events, state] = way(game);
      // Strictly: a key that is there and undefined is not the same as no key.
      assert.deepStrictEqual(events, game.events);
      assert.deepStrictEqual(JSON.parse(JSON.stringify(events)), game.events);
      assert.deepStrictEqual(endOf(state), game.end);
      same += 1;
    }
    expect(same).toBe(400);
  });
});
