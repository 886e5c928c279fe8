import { expect, test, vi } from "vitest";
import type { InspectionEvent } from "xstate";
import { createActor } from "xstate";
import { gameMachine } from "./game-machine.ts";
import { safeInspect } from "./safe-inspect.ts";

const input = {
  setup: { board: { size: 20, ladders: [], snakes: [] }, players: ["Ann", "Bob"] },
  source: { kind: "scripted", throws: [[3], [4], [5]] },
};
const kinds = ["@xstate.actor", "@xstate.event", "@xstate.microstep", "@xstate.action", "@xstate.snapshot"] as const;

/** Throws at inspection events of one kind, once it is armed. */
function saboteur(kind: InspectionEvent["type"]) {
  const gun = { armed: false };
  const observer = (event: InspectionEvent) => {
    if (gun.armed && event.type === kind) throw new Error(`no ${kind}`);
  };
  return { gun, observer };
}

// What XState 5.33.3 does by itself. When one of these fails, it has become kinder, and the docstring may say so.
test("without it, a throw while an event is relayed loses the event", () => {
  const { gun, observer } = saboteur("@xstate.event");
  const actor = createActor(gameMachine, { input, inspect: observer }).start();
  gun.armed = true;
  expect(() => actor.send({ type: "roll" })).toThrow("no @xstate.event");
  expect(actor.getSnapshot().context.state?.throws).toBe(0);
});

test.for(["@xstate.microstep", "@xstate.action"] as const)("without it, a throw at %s stops the actor", (kind) => {
  const { gun, observer } = saboteur(kind);
  const actor = createActor(gameMachine, { input, inspect: observer });
  actor.subscribe({ error: () => undefined });
  actor.start();
  gun.armed = true;
  actor.send({ type: "roll" });
  expect(actor.getSnapshot().status).toBe("error");
});

test.for(kinds)("with it, an observer that throws at %s changes nothing", (kind) => {
  const { gun, observer } = saboteur(kind);
  gun.armed = true;
  const onError = vi.fn<(error: unknown) => void>();
  const actor = createActor(gameMachine, { input, inspect: safeInspect(observer, onError) }).start();
  actor.send({ type: "roll" });
  actor.send({ type: "roll" });
  expect(actor.getSnapshot()).toMatchObject({ status: "active", context: { state: { throws: 2, positions: [3, 4] } } });
  expect(onError).toHaveBeenCalledWith(new Error(`no ${kind}`));
});

test("observers with next are told everything, those without it are left alone", () => {
  const next = vi.fn<(event: InspectionEvent) => void>();
  createActor(gameMachine, { input, inspect: safeInspect({ next }) }).start();
  expect(new Set(next.mock.calls.map(([event]) => event.type))).toEqual(new Set(kinds));
  expect(() => createActor(gameMachine, { input, inspect: safeInspect({}) }).start()).not.toThrow();
});

test("a rejection is an error like any other, and an onError that throws is not heard of", async () => {
  const onError = vi.fn<(error: unknown) => void>(() => {
    throw new Error("not this either");
  });
  const inspect = safeInspect(async () => Promise.reject(new Error("later")), onError);
  const actor = createActor(gameMachine, { input, inspect }).start();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(new Error("later")));
  expect(actor.getSnapshot().value).toEqual({ playing: "turns" });
});
