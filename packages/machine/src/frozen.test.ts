import { playedGameArbitrary } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted, GameMachineEvent } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

const setup = {
  board: { size: 12, jumps: [[3, 7]], squares: { 5: { skip: 1 }, 6: { times: 2 } } },
  players: ["Ann", "Bob"],
  rules: { streak: { limit: 3, penalty: "void" }, again: "highest", capture: "sendToStart" },
};
const opened = { ...setup, rules: { ...setup.rules, opening: "highestRoll" } };
const roll = (face: number) => ({ type: "roll", dice: [face] }) as const;
const newGame: GameMachineEvent = { type: "newGame", setup: opened, source: { kind: "scripted", throws: [[1], [2]] } };

/** Every context and everything told while these events are sent, the first context before any of them. */
function lived(asked: unknown, events: readonly GameMachineEvent[]) {
  const actor = createActor(gameMachine, { input: { setup: asked } });
  const told: GameMachineEmitted[] = [];
  actor.on("*", (event) => void told.push(event));
  const contexts = [actor.start().getSnapshot().context];
  for (const event of events) {
    actor.send(event);
    contexts.push(actor.getSnapshot().context);
  }
  return { contexts, told };
}

const everyState = lived(undefined, [
  { type: "newGame", setup: { board: { size: 0 } } },
  newGame,
  { type: "roll" },
  roll(9),
  { type: "roll" },
  ...[5, 6, 3, 4, 6, 6, 6, 2, 1].map(roll),
  { type: "withdraw", player: "Bob" },
  { type: "abort", reason: "rain" },
  { type: "newGame", setup },
]);

/** The first thing in a value that is not plain, or not frozen where it should be. */
function notPlain(value: unknown, frozen: boolean): unknown {
  if (typeof value !== "object" || value === null)
    return ["function", "symbol", "undefined"].includes(typeof value) ? value : null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype)) return value;
  if (frozen && !Object.isFrozen(value)) return value;
  return (
    Object.values(value)
      .map((part) => notPlain(part, frozen))
      .find((found) => found !== null) ?? null
  );
}

describe("in every state there is", () => {
  // SL-197
  test("the context is plain JSON: cloned or written and read, it is the same", () => {
    for (const context of everyState.contexts) {
      expect(structuredClone(context)).toStrictEqual(context);
      expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
    }
  });
  // SL-205, SL-206
  test("context and records hold nothing but plain objects, lists and plain values", () => {
    for (const value of [...everyState.contexts, ...everyState.told]) expect(notPlain(value, false)).toBeNull();
  });
  // SL-207: the first state too, which no step has made
  test("game, source and state are frozen through and through", () => {
    for (const { game, source, state } of everyState.contexts) {
      for (const part of [game, source, state]) expect(notPlain(part, true)).toBeNull();
    }
  });
  // SL-208
  test("recorded events are frozen, and can be read long after", () => {
    const records = everyState.told.filter((event) => !["GameStarted", "Refused", "GameAborted"].includes(event.type));
    for (const record of records) expect(notPlain(record, true)).toBeNull();
    expect(JSON.parse(JSON.stringify(everyState.told))).toStrictEqual(everyState.told);
  });
});

test("that holds in games of every kind", () => {
  fc.assert(
    fc.property(playedGameArbitrary({ mostCommands: 15 }), ({ game, events }) => {
      const commands = events.flatMap((event): readonly GameMachineEvent[] =>
        "dice" in event ? [{ type: "roll", dice: event.dice }] : [],
      );
      for (const context of lived(game, commands).contexts) {
        expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
        for (const part of [context.game, context.state]) expect(notPlain(part, true)).toBeNull();
      }
    }),
    { numRuns: 30 },
  );
});

// SL-207
test("to write into the state of a game throws, and the game goes on from where it was", () => {
  const actor = createActor(gameMachine, { input: { setup } }).start();
  for (const [face, at] of [
    [1, [1, 0]],
    [2, [1, 2]],
  ] as const) {
    const { state } = actor.getSnapshot().context as unknown as { state: { positions: number[] } };
    expect(() => (state.positions[0] = 11)).toThrow(TypeError);
    expect(() => (state.positions = [11, 11])).toThrow(TypeError);
    actor.send(roll(face));
    expect(actor.getSnapshot().context.state?.positions).toEqual(at);
  }
});

// SL-209
test.for([
  { name: "in play", asked: setup, before: [roll(1)] },
  { name: "in its opening", asked: opened, before: [roll(1)] },
  { name: "that is over", asked: setup, before: [{ type: "abort" } as const] },
])("what a game $name refuses leaves the context, and the snapshot too, the very same object", ({ asked, before }) => {
  const actor = createActor(gameMachine, { input: { setup: asked } }).start();
  for (const event of before) actor.send(event);
  const snapshot = actor.getSnapshot();
  for (const event of [
    roll(9),
    roll(9),
    { type: "roll" },
    { type: "withdraw", player: "Zoe" },
    { type: "newGame", setup: {} },
  ] as const) {
    actor.send(event);
    expect(Object.is(actor.getSnapshot().context, snapshot.context)).toBe(true);
    expect(Object.is(actor.getSnapshot(), snapshot)).toBe(true);
  }
});
