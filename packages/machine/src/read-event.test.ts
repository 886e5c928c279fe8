import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { gameMachine } from "./game-machine.ts";
import { readEvent } from "./read-event.ts";

describe("readEvent", () => {
  test.each([
    [{ type: "roll" }, { type: "roll" }],
    [
      { type: "roll", dice: [3], at: "noon" },
      { type: "roll", dice: [3] },
    ],
    [
      { type: "withdraw", player: "Ann" },
      { type: "withdraw", player: "Ann" },
    ],
    [
      { type: "abort", reason: "tea" },
      { type: "abort", reason: "tea" },
    ],
    [
      { type: "newGame", setup: {}, source: { kind: "external" } },
      { type: "newGame", setup: {}, source: { kind: "external" } },
    ],
  ])("lets %j through, with the keys the machine knows", (value, event) => {
    expect(readEvent(value)).toStrictEqual({ ok: true, event });
  });

  test.each([
    ["an XState event that would stop the actor", { type: "xstate.stop" }, '"xstate.stop"'],
    ["the wildcard", { type: "*" }, '"*"'],
    ["an entry of a log", { n: 1, at: "2026-11-29T18:00:05.000Z", type: "TurnTaken", player: "Ann" }, '"TurnTaken"'],
    ["a type every object has", { type: "constructor" }, '"constructor"'],
    ["a type that is no text", { type: 5 }, 5],
    ["no object", null, "null"],
    ["nothing to go by", {}, "{}"],
  ])("refuses %s", (_what, value, found) => {
    expect(readEvent(value)).toStrictEqual({ ok: false, refusal: { code: "unknownCommand", values: [found] } });
  });

  test("refuses what throws when it is looked at", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(readEvent(proxy)).toMatchObject({ ok: false });
    expect(
      readEvent(Object.defineProperty({ type: "roll" }, "dice", { get: () => Number.parseInt("x", 99).toFixed(-1) })),
    ).toMatchObject({ ok: false });
  });

  const setups = [{}, { board: { size: 6 }, players: ["Ann"] }];
  const types = [
    "roll",
    "withdraw",
    "abort",
    "newGame",
    "xstate.stop",
    "xstate.error.actor.a",
    "xstate.done.state.game",
    "*",
    "",
  ];
  const typed = fc.record(
    {
      type: fc.oneof(fc.constantFrom(...types), fc.anything()),
      dice: fc.anything(),
      player: fc.anything(),
      reason: fc.anything(),
      setup: fc.oneof(fc.constantFrom(...setups), fc.anything()),
      source: fc.anything(),
    },
    { requiredKeys: ["type"] },
  );
  const anything = fc.oneof(
    fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true, withMap: true, withDate: true }),
    typed,
  );

  test("lets nothing through that throws in the machine or stops the actor, in any state", () => {
    fc.assert(
      fc.property(fc.constantFrom(...setups), fc.array(anything, { maxLength: 12 }), (setup, values) => {
        const actor = createActor(gameMachine, { input: { setup } }).start();
        for (const value of values) {
          const read = readEvent(value);
          if (read.ok) actor.send(read.event);
          expect(actor.getSnapshot().status).toBe("active");
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
