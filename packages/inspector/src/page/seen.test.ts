import { expect, test } from "vitest";
import type { Heard, Snapshot } from "./read-message.ts";
import { makeSeen, snapshotAt } from "./seen.ts";

const event = (type: string, sessionId = "x:0"): Heard => ({
  kind: "event",
  sessionId,
  event: { type, payload: {} },
  size: 1,
});
const snapshot = (type: string, value: string, sessionId = "x:0"): Heard => ({
  kind: "snapshot",
  sessionId,
  event: { type, payload: {} },
  snapshot: { status: "active", value },
  size: 1,
});

function seen(messages: readonly Heard[], most?: number, room?: number) {
  const all = makeSeen(most, room);
  for (const message of messages) all.take("window", message);
  const actor = all.actors.get("window x:0");
  if (actor === undefined) throw new Error("no actor was told of");
  const moments = actor.moments.map((moment, index) => [moment.event.type, snapshotAt(actor, index)?.value]);
  return { all, actor, moments };
}

test("an event and the snapshot it led to are one moment", () => {
  expect(seen([event("a"), snapshot("a", "1"), event("b"), snapshot("b", "2")]).moments).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
});

test("an event that is sent while another is at work waits for its own snapshot", () => {
  const { moments } = seen([event("a"), event("b"), snapshot("a", "1"), snapshot("b", "2")]);
  expect(moments).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
});

test("an event without an answer leaves what is in force, and an answer without an event is a moment", () => {
  const { moments } = seen([
    event("a"),
    snapshot("a", "1"),
    event("lost"),
    event("b"),
    snapshot("b", "2"),
    snapshot("c", "3"),
  ]);
  expect(moments).toEqual([
    ["a", "1"],
    ["lost", "1"],
    ["b", "2"],
    ["c", "3"],
  ]);
});

test("the oldest are let go over all actors, and what was in force before is remembered", () => {
  const { all, actor, moments } = seen([event("a"), snapshot("a", "1"), event("o", "x:1"), event("b"), event("c")], 2);
  expect(moments).toEqual([
    ["b", "1"],
    ["c", "1"],
  ]);
  expect(all.dropped).toBe(2);
  expect(all.actors.get("window x:1")?.moments).toEqual([]);
  expect(snapshotAt(actor, -1)).toMatchObject({ value: "1" } satisfies Partial<Snapshot>);
});

test("large moments leave room for fewer", () => {
  const large = { ...event("large"), size: 60 };
  expect(seen([large, large, event("small")], 100, 100).moments).toEqual([
    ["large", undefined],
    ["small", undefined],
  ]);
});

test("an actor may introduce itself late, and is another one when another program tells of it", () => {
  const { all, actor } = seen([event("a")]);
  expect(actor).toMatchObject({ name: "x:0" });
  all.take("window", { kind: "actor", sessionId: "x:0", name: "game", definition: '{"id":"game"}', size: 1 });
  all.take("stream", event("a"));
  expect(actor).toMatchObject({ name: "game", chart: { key: "game" } });
  expect([...all.actors.keys()]).toEqual(["window x:0", "stream x:0"]);
});

test("actors without end do not fill the memory", () => {
  const all = makeSeen();
  for (let n = 0; n < 300; n += 1) all.take("window", event("a", `x:${n}`));
  expect(all.actors.size).toBe(200);
});
