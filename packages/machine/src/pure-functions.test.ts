import { standardRulebook } from "@serpentine/core";
import { gameOf, playedGameArbitrary } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, getInitialSnapshot, getMicrosteps, initialTransition, transition } from "xstate";
import { gameMachine } from "./game-machine.ts";
import { contextOf } from "./start.ts";

const setup = { board: { size: 20, jumps: [[3, 11]] }, players: ["Ann", "Bob"] };
const input = { setup, source: { kind: "scripted", throws: [[3], [4]] } };
const emittedBy = (actions: readonly { readonly params: unknown }[]) => {
  return actions.map(({ params }) => (params as { event: { type: string } }).event);
};

describe("the context of a machine", () => {
  test.for([undefined, null, 0, "setup", [], {}, { setup: undefined }])(
    "that is given %j is of an invalid game",
    (given) => {
      const snapshot = getInitialSnapshot(gameMachine, given as never);
      expect(snapshot.status).toBe("active");
      expect(snapshot.value).toBe("invalid");
      expect(snapshot.context.problems).toHaveLength(1);
    },
  );
  test("is made without throwing, whatever the input is", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, part) => {
        for (const given of [whole, { setup: whole, source: part }, { setup, source: part }]) {
          const context = contextOf(given, standardRulebook);
          expect(context.game === null).toBe(context.problems.length > 0);
          expect(context.game === null).toBe(context.state === null);
        }
      }),
    );
  });
  test.for([
    {
      name: "a getter that throws",
      given: {
        get setup() {
          throw new Error("no");
        },
      },
    },
    {
      name: "a proxy that throws",
      given: new Proxy(
        {},
        {
          get: () => {
            throw new Error("no");
          },
        },
      ),
    },
    { name: "a revoked proxy", given: revoked() },
    { name: "a setup of a revoked proxy", given: { setup: revoked() } },
    { name: "a source of a revoked proxy", given: { setup, source: revoked() } },
  ])("is made without throwing from $name", ({ given }) => {
    const actor = createActor(gameMachine, { input: given as never }).start();
    expect(actor.getSnapshot().value).toBe("invalid");
    expect(actor.getSnapshot().context.problems).not.toEqual([]);
  });
});

describe("XState's pure functions", () => {
  test("say what is emitted at the start", () => {
    const [snapshot, actions] = initialTransition(gameMachine, input);
    expect(emittedBy(actions)).toEqual([{ type: "GameStarted", setup: gameOf(setup), source: input.source }]);
    expect(snapshot.value).toEqual({ playing: "turns" });
    expect(emittedBy(initialTransition(gameMachine, undefined as never)[1])).toEqual([]);
  });
  test("leave the snapshot they are given as it is", () => {
    const [snapshot] = initialTransition(gameMachine, input);
    const before = JSON.stringify(snapshot);
    const event = { type: "roll" } as const;
    const [first, actions] = transition(gameMachine, snapshot, event);
    const [second] = transition(gameMachine, snapshot, event);
    expect(emittedBy(actions)).toMatchObject([{ type: "TurnTaken", dice: [3], to: 11 }]);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(JSON.stringify(snapshot)).toBe(before);
  });
  test("do what an actor does, event for event, and a step settles in at most two microsteps", () => {
    fc.assert(
      fc.property(playedGameArbitrary({ mostCommands: 25 }), ({ game, events, state }) => {
        const actor = createActor(gameMachine, { input: { setup: game } });
        const told: unknown[] = [];
        actor.on("*", (event) => void told.push(event));
        actor.start();
        let [pure, actions] = initialTransition(gameMachine, { setup: game });
        const pureTold: unknown[] = emittedBy(actions);
        for (const event of events) {
          const command = commandOf(event);
          expect(getMicrosteps(gameMachine, pure, command).length).toBeLessThanOrEqual(2);
          [pure, actions] = transition(gameMachine, pure, command);
          pureTold.push(...emittedBy(actions));
          actor.send(command);
          expect(pure.value).toEqual(actor.getSnapshot().value);
          expect(pure.context).toEqual(actor.getSnapshot().context);
        }
        expect(told).toEqual(pureTold);
        expect(told.slice(1)).toEqual(events);
        expect(pure.context.state).toEqual(state);
      }),
      { numRuns: 25 },
    );
  });
});

function commandOf(event: { type: string; dice?: readonly number[]; player?: string; reason?: string }) {
  if (event.dice !== undefined) return { type: "roll", dice: event.dice } as const;
  if (event.player !== undefined) return { type: "withdraw", player: event.player } as const;
  return { type: "abort", ...(event.reason === undefined ? {} : { reason: event.reason }) } as const;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
