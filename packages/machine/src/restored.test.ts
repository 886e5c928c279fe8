import { gameOf, playedGame, playedGameArbitrary } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEvent } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";
import { snapshotOf } from "./snapshot.ts";

const setup = { board: { size: 6 }, players: ["Ann", "Bob"] };
const external = { kind: "external" } as const;
const resumable = snapshotOf(gameOf(setup), external, playedGame(setup, [[1]]).state);

// `readSnapshot` is the door for saves. Whoever goes past it may get nonsense, but no actor that stops.
describe("an actor that was restored with a context from elsewhere", () => {
  const commands: readonly GameMachineEvent[] = [
    { type: "roll", dice: [1] },
    { type: "roll" },
    { type: "withdraw", player: "Ann" },
    { type: "xstate.error.actor.x" } as never,
    { type: "newGame", setup: {} },
    { type: "abort" },
    { type: "newGame", setup },
  ];
  const values = ["invalid", { playing: "opening" }, { playing: "turns" }, "over"];

  function survives(context: unknown): void {
    for (const value of values) {
      const actor = createActor(gameMachine, { snapshot: { ...resumable, value, context } as never });
      actor.start();
      for (const event of commands) {
        actor.getSnapshot().can(event);
        actor.send(event);
        expect(actor.getSnapshot().status).toBe("active");
      }
    }
  }

  test.for([undefined, null, 5, "context", [], {}, { game: {} }, { game: {}, state: {}, source: {} }])(
    "%j",
    (context) => {
      survives(context);
    },
  );
  test("of any value", () => {
    fc.assert(fc.property(fc.anything(), survives), { numRuns: 50 });
  });
  test("of a game's own shape with any value in one place of it", () => {
    // Not in `misses`: how long a go takes to pass depends on it, so only a checked save may say how many there are.
    const parts = fc.constantFrom("game", "source", "problems", "state");
    const fields = fc.constantFrom(
      "status",
      "next",
      "throws",
      "streak",
      "positions",
      "ranking",
      "players",
      "opening",
      "factors",
    );
    fc.assert(
      fc.property(
        playedGameArbitrary({ mostCommands: 5 }),
        parts,
        fields,
        fc.anything(),
        ({ game, state }, part, field, found) => {
          const context = { game, source: external, state, problems: [] };
          survives({ ...context, [part]: found });
          survives({ ...context, state: { ...state, [field]: found } });
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("games of different dice that were restored with one source each throw their own", () => {
  const source = { kind: "seeded", algorithm: "sha256-counter/1", seed: "7" } as const;
  const faces = [1, 2].map((count) => {
    const { game, state } = playedGame({ ...setup, board: { size: 60 }, dice: { count } }, []);
    const context = { game, source, state, problems: [] };
    const actor = createActor(gameMachine, { snapshot: { ...resumable, context } as never });
    const thrown: number[] = [];
    actor.on("TurnTaken", ({ dice }) => void thrown.push(...dice));
    actor.start().send({ type: "roll" });
    return thrown.length;
  });
  expect(faces).toEqual([1, 2]);
});
