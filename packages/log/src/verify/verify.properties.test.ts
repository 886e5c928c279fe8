import type { GameEvent } from "@serpentine/core";
import type { PlayedGame } from "@serpentine/core/testing";
import { playedGame, playedGameArbitrary } from "@serpentine/core/testing";
import { diceFrom, seal as promise } from "@serpentine/dice";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eventKeys } from "../event/shapes.ts";
import { makeHeader } from "../header/make-header.ts";
import { makeLog } from "../make-log.ts";
import { readLog } from "../reading/read-log.ts";
import type { Log, LogEntry } from "../vocabulary.ts";
import { verificationText } from "./verification-text.ts";
import { verify } from "./verify.ts";

const at = "2026-11-29T18:00:05.000Z";

const note = fc.record({
  type: fc.constantFrom("app:note", ":", "a:b:c") as fc.Arbitrary<`${string}:${string}`>,
  text: fc.string({ unit: "binary" }),
  more: fc.jsonValue({ maxDepth: 4 }),
});

/** A log of a random game, with an application's own lines in between. */
const logArbitrary = fc
  .record({
    played: playedGameArbitrary({ mostCommands: 40 }),
    notes: fc.array(fc.record({ before: fc.nat(40), note }), { maxLength: 3 }),
    id: fc.string({ minLength: 1, unit: "binary" }),
    isSealed: fc.boolean(),
    isScripted: fc.boolean(),
  })
  .map(({ played, notes, id, isSealed, isScripted }) => {
    const events = played.events.flatMap((event, index): LogEntry["event"][] => [
      ...notes.filter(({ before }) => before === index).map((one) => one.note),
      event,
    ]);
    const entries = events.map((event, index) => ({ n: index + 1, at, event }));
    const header = makeHeader({
      id,
      created: at,
      game: played.game,
      source: isScripted ? scriptOf(played) : { kind: "external" },
    });
    const seal = isSealed ? { end: entries.length, sha256: "" } : null;
    return { log: { header, entries, seal } satisfies Log, played };
  })
  .filter(({ log }) => !JSON.stringify(log).includes('__proto__":'));

const die = diceFrom({ kind: "seeded", algorithm: "sha256-counter/1", seed: "a seed" }, { count: 1, faces: 6 });
const sealedGame = playedGame({ board: { size: 30 }, players: ["Ann", "Zoë"] }, [
  die(0) ?? [],
  die(1) ?? [],
  { type: "withdraw", player: "Ann" },
  { type: "abort" },
]);

function scriptOf({ events }: PlayedGame): Log["header"]["source"] {
  return { kind: "scripted", throws: events.flatMap((event) => ("dice" in event ? [event.dice] : [])) };
}

test("a log that is made can be read, and made again as it was", () => {
  fc.assert(
    fc.property(logArbitrary, ({ log }) => {
      const text = makeLog(log);
      const read = readLog(text);
      if (!read.ok) throw new Error(verificationText(verify(text)));
      expect(read.warnings).toEqual([]);
      expect({ ...read.log, seal: null }).toEqual({ ...log, seal: null });
      expect(read.log.seal === null).toBe(log.seal === null);
      expect(makeLog(read.log)).toBe(text);
      expect(readLog(Buffer.from(text))).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

test("every game that was played holds, and its state is the one the players saw", () => {
  fc.assert(
    fc.property(logArbitrary, ({ log, played }) => {
      const verification = verify(makeLog(log));
      if (!verification.ok) throw new Error(verificationText(verification));
      expect(verification.state).toEqual(played.state);
      expect(verification.checked).toMatchObject({ events: played.events.length, throws: played.state.throws });
    }),
    { numRuns: 300 },
  );
});

test("one value changed in one event is found on its line", () => {
  const changeArbitrary = logArbitrary.chain(({ log }) =>
    fc.record({ log: fc.constant(log), which: fc.nat(), key: fc.nat(), value: fc.jsonValue({ maxDepth: 2 }) }),
  );
  fc.assert(
    fc.property(changeArbitrary, ({ log, which, key, value }) => {
      const known = log.entries.filter(({ event }) => eventKeys.has(event.type) && event.type !== "GameAborted");
      fc.pre(known.length > 0);
      const { n, event } = known[which % known.length] as { n: number; event: GameEvent };
      const keys = Object.keys(event);
      const name = keys[key % keys.length] ?? "";
      // Nobody can tell whether somebody else's dice showed 1 and 2 or 2 and 1.
      fc.pre(name !== "dice" || log.header.source.kind !== "external");
      const changed = { ...event, [name]: value };
      fc.pre(JSON.stringify(changed) !== JSON.stringify(event) && !JSON.stringify(value).includes("__proto__"));
      fc.pre(name !== "type" || typeof value !== "string" || !value.includes(":"));
      const entries = log.entries.map((entry) => (entry.n === n ? { ...entry, event: changed } : entry));
      const verification = verify(makeLog({ ...log, entries }));
      expect(verification.ok).toBe(false);
      expect(!verification.ok && verification.problems[0]?.line).toBe(n + 1);
    }),
    { numRuns: 500 },
  );
});

const sealedLog = Buffer.from(
  makeLog({
    header: makeHeader({ id: "g-42", created: at, game: sealedGame.game, source: promise("a seed") }),
    entries: sealedGame.events.map((event, index) => ({ n: index + 1, at, event })),
    seal: { end: 4, sha256: "", seed: "a seed" },
  }),
);

const passes = (bytes: Uint8Array): boolean => {
  const verification = verify(bytes);
  return verification.ok && verification.checked.seal === "holds" && verification.warnings.length === 0;
};

test.for([
  { name: "bit 0", changed: (byte: number) => byte ^ 1 },
  { name: "bit 5, which makes small letters large", changed: (byte: number) => byte ^ 0x20 },
  { name: "bit 7", changed: (byte: number) => byte ^ 0x80 },
  { name: "a line end", changed: () => 0x0a },
  { name: "a blank", changed: () => 0x20 },
])("a sealed log with one byte changed does not pass: $name", ({ changed }) => {
  expect(passes(sealedLog)).toBe(true);
  const unfound = [...sealedLog.keys()].filter((place) => {
    const copy = Uint8Array.from(sealedLog);
    copy[place] = changed(copy[place] ?? 0);
    return copy[place] !== sealedLog[place] && passes(copy);
  });
  expect(unfound).toEqual([]);
});
