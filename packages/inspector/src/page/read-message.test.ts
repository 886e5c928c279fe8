import { anything, assert, property } from "fast-check";
import { expect, test } from "vitest";
import { readChart } from "./read-chart.ts";
import { readMessage } from "./read-message.ts";

const common = { _version: "0.7.2", sessionId: "x:0" };

test("the three kinds of the protocol are read", () => {
  expect(
    readMessage({ ...common, type: "@xstate.actor", name: "game", definition: "{}", snapshot: { status: "done" } }),
  ).toMatchObject({ kind: "actor", name: "game", definition: "{}", snapshot: { status: "done" } });
  expect(
    readMessage({
      ...common,
      type: "@xstate.event",
      event: { type: "roll", dice: [3] },
      createdAt: "5",
      sourceId: "x:1",
    }),
  ).toMatchObject({ kind: "event", event: { type: "roll", payload: { dice: [3] } }, at: 5, from: "x:1" });
  expect(
    readMessage({ ...common, type: "@xstate.snapshot", snapshot: { value: "a", context: { n: 1 } } }),
  ).toMatchObject({ kind: "snapshot", snapshot: { status: "active", value: "a", context: { n: 1 } } });
});

test.for([
  undefined,
  "text",
  [],
  { type: "@xstate.event", sessionId: "x:0", event: { type: "a" } },
  { ...common, type: "@xstate.other" },
  { ...common, sessionId: "", type: "@xstate.actor" },
  { ...common, type: "@xstate.event", event: { type: 1 } },
  { ...common, type: "@xstate.snapshot", snapshot: null },
])("%j is no message", (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test("what is beside the point is left out: a time that is none, a definition without end", () => {
  const event = { ...common, type: "@xstate.event", event: { type: "a" } };
  for (const createdAt of ["soon", "1e300", 5, null])
    expect(readMessage({ ...event, createdAt })).not.toHaveProperty("at");
  const actor = { ...common, type: "@xstate.actor", name: 3, definition: " ".repeat(1_000_001) };
  expect(readMessage(actor)).toEqual({ kind: "actor", sessionId: "x:0", name: "x:0", size: 1 });
});

test("nothing throws, whatever is sent", () => {
  assert(
    property(anything(), anything(), anything(), (event, snapshot, name) => {
      for (const type of ["@xstate.actor", "@xstate.event", "@xstate.snapshot"]) {
        JSON.stringify(readMessage({ ...common, type, event, snapshot, name }));
      }
      readMessage(event);
    }),
  );
});

test("a chart is read, or it is said why there is none", () => {
  expect(readChart('{"id":"m","states":{"a":{}}}')).toMatchObject({ key: "m", states: [{ path: "a" }] });
  expect(readChart(undefined)).toMatch(/told no chart/);
  for (const text of ["", "[]", "3", "null", '{"states":{"a":null}}', "[".repeat(90_000)])
    expect(readChart(text)).toMatch(/cannot be read|too large/);
  expect(readChart(`${'{"states":{"a":'.repeat(200)}{}${"}}".repeat(200)}`)).toMatch(/too large/);
});
