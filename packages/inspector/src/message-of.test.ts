import { gameMachine } from "@serpentine/machine";
import { chartOf } from "@serpentine/machine/chart";
import { expect, test } from "vitest";
import type { InspectionEvent } from "xstate";
import { createActor, createMachine, fromPromise } from "xstate";
import { input } from "./browser/game.ts";
import type { Message } from "./message.ts";
import { messageOf } from "./message-of.ts";

function told(run: (inspect: (event: InspectionEvent) => void) => void): readonly Message[] {
  const messages: Message[] = [];
  run((event) => {
    const message = messageOf(event, 1_000 + messages.length);
    if (message !== undefined) messages.push(message);
  });
  return messages;
}

test("a game: the actor, then each event and the snapshot that it led to", () => {
  const messages = told((inspect) => createActor(gameMachine, { input, inspect }).start().send({ type: "roll" }));
  expect(messages.map(({ type }) => type)).toEqual([
    "@xstate.actor",
    "@xstate.event",
    "@xstate.snapshot",
    "@xstate.event",
    "@xstate.snapshot",
  ]);
  const [first, , , event, snapshot] = messages;
  expect(first).toMatchObject({
    name: "game",
    _version: "0.7.2",
    createdAt: "1000",
    id: null,
    snapshot: { status: "active" },
  });
  expect(event).toMatchObject({ event: { type: "roll" }, createdAt: "1003" });
  expect(snapshot).toMatchObject({
    event: { type: "roll" },
    snapshot: { status: "active", value: { playing: "turns" }, context: { state: { positions: [11, 0] } } },
  });
  expect(new Set(messages.map(({ sessionId }) => sessionId)).size).toBe(1);
});

test("the definition is the machine's config, functions by their names", () => {
  const [first] = told((inspect) => createActor(gameMachine, { input, inspect }));
  const definition = first?.type === "@xstate.actor" ? (first.definition ?? "") : "";
  expect(chartOf(JSON.parse(definition))).toEqual(chartOf(gameMachine.config));
});

test("an actor that is no machine has no definition, and one that was spawned has a parent", () => {
  const child = createMachine({ id: "asks", invoke: { id: "answer", src: fromPromise(() => Promise.resolve(1)) } });
  const messages = told((inspect) => createActor(child, { inspect }).start().stop());
  const [asks, answer] = messages.filter((message) => message.type === "@xstate.actor");
  expect(answer).toMatchObject({ name: "answer", parentId: asks?.sessionId, definition: undefined });
});

test("a context of any kind is told", () => {
  const round: { self?: unknown } = {};
  round.self = round;
  const machine = createMachine({ context: { round, big: 1n, call: () => 1 } });
  const messages = told((inspect) => createActor(machine, { inspect }).start());
  expect(JSON.parse(JSON.stringify(messages.at(-1)))).toMatchObject({
    snapshot: { context: { round: { self: "[circular]" }, big: "1n", call: "[function call]" } },
  });
});

test.for([undefined, null, 7, {}, { type: "@xstate.actor" }, { type: "@xstate.microstep", actorRef: {} }])(
  "of %o nothing is told, and nothing is thrown",
  (event) => {
    expect(messageOf(event as unknown as InspectionEvent, 0)).toBeUndefined();
  },
);
