import { gameOf, hostileCommandArbitrary } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted, GameMachineEvent } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

const setup = { board: { size: 6 }, players: ["Ann", "Bob"] };
const roll = (face: number) => ({ type: "roll", dice: [face] }) as const;

/** One actor in each state there is. */
const places: readonly { readonly name: string; readonly begin: () => ReturnType<typeof actorOf> }[] = [
  { name: "invalid", begin: () => actorOf(undefined) },
  { name: "opening", begin: () => actorOf({ ...setup, rules: { opening: "highestRoll" } }) },
  { name: "turns", begin: () => actorOf(setup) },
  { name: "over", begin: () => actorOf(setup, roll(6)) },
];

function actorOf(asked: unknown, ...events: readonly GameMachineEvent[]) {
  const actor = createActor(gameMachine, { input: { setup: asked } });
  const told: GameMachineEmitted[] = [];
  actor.on("*", (event) => void told.push(event));
  actor.start();
  for (const event of events) actor.send(event);
  told.splice(0);
  return { actor, told };
}

const types = fc.constantFrom("roll", "withdraw", "abort", "newGame", "", ".*", "constructor", "__proto__");
const keys = ["dice", "player", "reason", "setup", "source", "output", "error", "self"];
const anyEvent = fc
  .tuple(fc.oneof(types, fc.string({ unit: "binary" })), fc.dictionary(fc.constantFrom(...keys), fc.anything()))
  .map(([type, parts]) => ({ ...parts, type }) as GameMachineEvent);

describe.for(places)("in $name", ({ begin }) => {
  test("no event of any shape throws or stops the actor, and one refusal is told of each that is refused", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyEvent, hostileEvents)), (events) => {
        const { actor, told } = begin();
        for (const event of events) {
          const { context } = actor.getSnapshot();
          actor.getSnapshot().can(event);
          actor.send(event);
          expect(actor.getSnapshot().status).toBe("active");
          const taken = actor.getSnapshot().context !== context;
          const refusals = told.splice(0).filter(({ type }) => type === "Refused");
          expect(refusals.length === 1 || taken).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
  test.for([
    "xstate.error.actor.dice",
    "xstate.error",
    "xstate.done.actor.dice",
    "xstate.done.state.game.over",
    "xstate.snapshot.dice",
    "xstate.after.1000.game",
    "xstate.route.game.over",
  ])("XState's own %s is refused like any other", (type) => {
    const { actor, told } = begin();
    const { context } = actor.getSnapshot();
    actor.send({ type, error: new Error("no"), output: 1 } as never);
    expect(actor.getSnapshot().status).toBe("active");
    expect(actor.getSnapshot().context).toBe(context);
    expect(told).toMatchObject([{ type: "Refused", refusal: { code: "unknownCommand", values: [`"${type}"`] } }]);
  });
  test("an event whose parts cannot be read is refused", () => {
    const { actor, told } = begin();
    for (const type of ["roll", "withdraw", "abort", "newGame"]) {
      for (const error of [new Error("no"), silent, revoked(), undefined]) {
        actor.send(unreadable(type, error));
      }
    }
    expect(told.map((event) => event.type)).toEqual(Array(16).fill("Refused"));
    expect(actor.getSnapshot().status).toBe("active");
  });
});

// These mean something to XState itself (its development build gives up on "*", too), and what has no text as its type
// is no event to it. So data of somebody else's, like a log's entries, is never sent: a log is replayed by the core.
test("xstate.stop stops an actor and xstate.init is passed over: only events of ours may be sent", () => {
  const { actor, told } = actorOf(setup);
  actor.send({ type: "xstate.init" } as never);
  expect([told, actor.getSnapshot().status]).toEqual([[], "active"]);
  actor.send({ type: "xstate.stop" } as never);
  expect(actor.getSnapshot().status).toBe("stopped");
});

const hostileEvents = hostileCommandArbitrary(gameOf(setup)).filter((event) => {
  return typeof event === "object" && event !== null && typeof event.type === "string";
}) as fc.Arbitrary<GameMachineEvent>;

/** An error that cannot even be asked what it is about. */
const silent = Object.defineProperty(new Error("no"), "message", {
  get() {
    throw new Error("no");
  },
});

function unreadable(type: string, error: unknown): GameMachineEvent {
  const get = () => {
    throw error;
  };
  const parts = { dice: { get }, player: { get }, reason: { get }, setup: { get }, source: { get } };
  return Object.defineProperties({ type }, parts) as never;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
