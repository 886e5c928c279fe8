import { problemText } from "@serpentine/core";
import { playedGame, playedGameArbitrary } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readSnapshot, snapshotOf } from "./snapshot.ts";

const { game, state } = playedGame({ board: { size: 100 }, players: ["P1", "P2"] }, [[5], [5]]);
const external = { kind: "external" } as const;
const text = JSON.stringify(snapshotOf(game, external, state));
const fresh = () => JSON.parse(text) as { value: unknown; context: object };

// SL-185
test("__proto__ in a save is an unknown key like any other, and nothing is merged", () => {
  for (const part of ['"state":{', '"game":{', '"board":{', '"source":{']) {
    const found = readSnapshot(JSON.parse(text.replace(part, `${part}"__proto__":{"polluted":1},`)));
    expect(found).toMatchObject({ ok: false, problems: [{ code: "unknownKey" }] });
  }
  const outside = JSON.parse(
    text.replace("{", '{"__proto__":{"polluted":1},').replace('"context":{', '"context":{"__proto__":{"x":1},'),
  );
  expect(readSnapshot(outside)).toEqual(readSnapshot(fresh()));
  expect(readSnapshot(Object.create(fresh()))).toMatchObject({ ok: false, problems: [{ path: ["context", "game"] }] });
  expect([Reflect.get({}, "polluted"), Reflect.get({}, "x")]).toEqual([undefined, undefined]);
});

test("any save is read without throwing, and each that is refused says why in words", () => {
  const parts = fc.constantFrom(
    "value",
    "context",
    "context.game",
    "context.source",
    "context.state",
    "context.state.positions",
  );
  fc.assert(
    fc.property(playedGameArbitrary({ mostCommands: 8 }), parts, fc.anything(), (played, part, found) => {
      const save = JSON.parse(JSON.stringify(snapshotOf(played.game, external, played.state))) as object;
      const path = part.split(".");
      const holder = path.slice(0, -1).reduce((at, key) => Reflect.get(at, key) as object, save);
      Reflect.set(holder, path.at(-1) ?? "", found);
      for (const value of [save, found]) {
        const answer = readSnapshot(value);
        const words = answer.ok ? ["taken"] : answer.problems.map(problemText);
        expect(words).not.toEqual([]);
        expect(words).not.toContain("");
      }
    }),
    { numRuns: 150 },
  );
});

test("hostile objects are refused in any place of a save", () => {
  const throwing = new Proxy({}, { get: no, ownKeys: no, getOwnPropertyDescriptor: no });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const hostile of [throwing, proxy, { toJSON: no }, 7n, Symbol("no")]) {
    const save = fresh();
    const { context } = save;
    for (const value of [
      hostile,
      { ...save, context: hostile },
      { ...save, value: hostile },
      { ...save, context: { ...context, state: hostile } },
      { ...save, context: { ...context, game: hostile } },
      { ...save, context: { ...context, source: hostile } },
    ]) {
      expect(readSnapshot(value).ok).toBe(false);
    }
  }
});

function no(): never {
  throw new Error("no");
}
