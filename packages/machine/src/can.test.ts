import type { Game } from "@serpentine/core";
import {
  commandArbitrary,
  hostileCommandArbitrary,
  playedGameArbitrary,
  setupArbitrary,
  throwArbitrary,
} from "@serpentine/core/testing";
import type { Source } from "@serpentine/dice";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted, GameMachineEvent } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";
import { snapshotOf } from "./snapshot.ts";

type Actor = ReturnType<typeof createActor<typeof gameMachine>>;

/** Sends the event and says what was asked before, told, and changed by it. */
function sent(actor: Actor, event: GameMachineEvent) {
  const before = actor.getSnapshot();
  const could = before.can(event);
  const told: GameMachineEmitted[] = [];
  const listening = actor.on("*", (one) => void told.push(one));
  actor.send(event);
  listening.unsubscribe();
  const after = actor.getSnapshot();
  const same = Object.is(after.context, before.context) && JSON.stringify(after.value) === JSON.stringify(before.value);
  return { could, told: told.map(({ type }) => type), same };
}

const badSetup = fc.anything().map((setup) => ({ type: "newGame", setup }) as const);
const anySource: fc.Arbitrary<unknown> = fc.constantFrom(undefined, { kind: "external" }, { kind: "loaded" }, null);
const goodSetup = fc
  .tuple(setupArbitrary(), anySource)
  .map(([setup, source]) => ({ type: "newGame", setup, source }) as const);

/** Events that a game may take at some time, and some that it never takes. */
function eventsFor(game: Game): fc.Arbitrary<GameMachineEvent> {
  const hostile = hostileCommandArbitrary(game).filter(
    (event) => typeof (event as { type?: unknown } | null)?.type === "string",
  );
  return fc.oneof(
    { weight: 6, arbitrary: commandArbitrary(game) },
    { weight: 3, arbitrary: fc.constant({ type: "roll" } as const) },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.oneof(badSetup, goodSetup) },
    { weight: 1, arbitrary: fc.string().map((type) => ({ type: `${type}.` }) as never) },
  );
}

function sourcesFor(game: Game): fc.Arbitrary<Source> {
  return fc.oneof(
    fc.constant<Source>({ kind: "external" }),
    fc.constant<Source>({ kind: "seeded", algorithm: "sha256-counter/1", seed: "7" }),
    fc.array(throwArbitrary(game.dice), { maxLength: 60 }).map((throws): Source => ({ kind: "scripted", throws })),
  );
}

test("in any game, can is false of exactly the events that are refused, and those change nothing at all", () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(
      playedGameArbitrary({ mostCommands: 30 }).chain(({ game, states }) =>
        fc.record({
          state: fc.constantFrom(...states),
          source: sourcesFor(game),
          events: fc.array(eventsFor(game), { minLength: 1, maxLength: 8 }),
          game: fc.constant(game),
        }),
      ),
      ({ game, source, state, events }) => {
        const actor = createActor(gameMachine, { snapshot: snapshotOf(game, source, state) }).start();
        for (const event of events) {
          const { could, told, same } = sent(actor, event);
          seen[could ? "taken" : "refused"] += 1;
          expect(told.includes("Refused")).toBe(!could);
          expect(same).toBe(!could);
          expect(told.length).toBe(could && event.type === "newGame" && told.length === 2 ? 2 : 1);
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100);
});

test("while there is no game, that holds too; only a bad new game changes the problems and is refused all the same", () => {
  fc.assert(
    fc.property(fc.oneof(anyCommand, badSetup, goodSetup), (event) => {
      const actor = createActor(gameMachine).start();
      const { could, told, same } = sent(actor, event);
      const value = actor.getSnapshot().value;
      const asked = event.type === "newGame";
      expect(could).toBe(asked);
      expect(same).toBe(!asked);
      expect(told).toEqual([asked && value !== "invalid" ? "GameStarted" : "Refused"]);
    }),
  );
});

const anyCommand: fc.Arbitrary<GameMachineEvent> = fc.constantFrom<GameMachineEvent>(
  { type: "roll" },
  { type: "roll", dice: [1] },
  { type: "withdraw", player: "Ann" },
  { type: "abort" },
  { type: "unheardOf" } as never,
);
