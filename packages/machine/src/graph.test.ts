import assert from "node:assert/strict";
import { type Command, decide, evolve, type GameState, initialState } from "@serpentine/core";
import { gameOf } from "@serpentine/core/testing";
import { expect, test } from "vitest";
import { type ActorLogic, type SnapshotFrom, transition } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import type { GameMachineContext, GameMachineEvent, NewGameEvent } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

type Snapshot = SnapshotFrom<typeof gameMachine>;

/** A board so small that every state a game on it can be in is found, with a rule of every family at work. */
const setup = {
  board: { size: 4, jumps: [[3, 1]], squares: { 2: { skip: 1 } } },
  players: ["Ann", "Bob"],
  dice: { faces: 2 },
  rules: {
    ending: "bounce",
    again: "highest",
    streak: { limit: 2, penalty: "void" },
    capture: "sendToStart",
    opening: "highestRoll",
    closing: "everyoneHome",
  },
};
const game = gameOf(setup);
const events: readonly GameMachineEvent[] = [
  { type: "roll", dice: [1] },
  { type: "roll", dice: [2] },
  { type: "roll", dice: [3] },
  { type: "roll" },
  { type: "withdraw", player: "Ann" },
  { type: "withdraw", player: "Bob" },
  { type: "withdraw", player: "Zoe" },
  { type: "abort" },
  { type: "abort", reason: 5 as never },
  { type: "newGame", setup },
  { type: "newGame", setup: { ...setup, players: [] } },
  { type: "unheardOf" } as never,
];

/** What an event should come to, said with the core alone. */
function expected({ value, context }: Snapshot, event: GameMachineEvent) {
  if (event.type === "newGame") return newGame(value, context, event);
  if (!["roll", "withdraw", "abort"].includes(event.type)) {
    return { value, state: context.state, told: [{ type: "Refused", code: "unknownCommand" }] };
  }
  const refused = (code: string) => ({ value, state: context.state, told: [{ type: "Refused", code }] });
  if (context.game === null || context.state === null) return refused("badSetup");
  const decision = decide(context.game, context.state, event as Command);
  if (!decision.ok)
    return refused("dice" in event || decision.refusal.code !== "badDice" ? decision.refusal.code : "noDice");
  const state = evolve(context.state, decision.event);
  return { value: modeOf(state), state, told: [decision.event] };
}

function newGame(value: Snapshot["value"], { state }: GameMachineContext, event: NewGameEvent) {
  if (event.setup !== setup) return { value, state, told: [{ type: "Refused", code: "badSetup" }] };
  const started = { type: "GameStarted", setup: game, source: { kind: "external" } };
  const aborted = { type: "GameAborted", reason: "a new game was started" };
  const first = initialState(game);
  return { value: modeOf(first), state: first, told: state?.status === "playing" ? [aborted, started] : [started] };
}

function modeOf(state: GameState): Snapshot["value"] {
  if (state.status === "over") return "over";
  return { playing: state.opening === null ? "turns" : "opening" };
}

/** What the machine makes of it, and what `transition` gives back to be told. */
function found(snapshot: Snapshot, event: GameMachineEvent) {
  const [{ value, context }, actions] = transition(gameMachine, snapshot, event);
  const told = actions.map(({ params }) => (params as { event: { type: string; refusal?: { code: string } } }).event);
  return {
    value,
    state: context.state,
    told: told.map((one) => (one.refusal === undefined ? one : { type: one.type, code: one.refusal.code })),
  };
}

test("every state of a small board, with every event: the machine does what the core decides", () => {
  // xstate/graph takes no machine whose emitted events have types.
  const logic = gameMachine as unknown as ActorLogic<Snapshot, GameMachineEvent, undefined>;
  const map = getAdjacencyMap(logic, {
    input: undefined,
    events,
    // Throws are counted for ever and nothing depends on how many there were; a tied opening goes on for ever.
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.problems.length, { ...context.state, throws: 0 }]),
    stopWhen: ({ context }) => (context.state?.opening?.rolls.length ?? 0) > 2,
    limit: 100_000,
  });
  const pairs = adjacencyMapToArray(map);
  for (const { state, event, nextState } of pairs) {
    const wanted = expected(state, event);
    const refused = wanted.told.some(({ type }) => type === "Refused");
    const onlyProblems = state.value === "invalid" && event.type === "newGame";
    assert.deepStrictEqual(found(state, event), wanted);
    assert.deepStrictEqual([nextState.value, nextState.context.state], [wanted.value, wanted.state]);
    assert.equal(state.can(event), !refused || onlyProblems);
    assert.equal(nextState.context === state.context, refused && !onlyProblems);
  }
  const modes = new Set(pairs.map(({ state }) => JSON.stringify(state.value)));
  expect(modes).toEqual(new Set(['"invalid"', '{"playing":"opening"}', '{"playing":"turns"}', '"over"']));
  expect(pairs.length).toBeGreaterThan(2_000);
  console.log(`${Object.keys(map).length} states, ${pairs.length} pairs of a state and an event`);
});
