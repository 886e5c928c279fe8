import { replay } from "@serpentine/core";
import { given } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { eventsOf } from "../events-of.ts";
import { makeHeader } from "../header/make-header.ts";
import { makeLog } from "../make-log.ts";
import { verify } from "../verify/verify.ts";
import type { Log } from "../vocabulary.ts";
import { readLog } from "./read-log.ts";

const at = "2026-11-29T18:00:05.000Z";
const { game } = given({ board: { size: 1_000_000 }, players: ["P1", "P2"] });
const header = makeHeader({ id: "long", created: at, game, source: { kind: "scripted", throws: [[1]], repeat: true } });

function log(length: number): Log {
  const entries = Array.from({ length }, (_, index) => {
    const from = Math.floor(index / 2);
    const [player, next] = index % 2 === 0 ? ["P1", "P2"] : ["P2", "P1"];
    const move = { from, path: [from + 1], to: from + 1, outcome: "move" } as const;
    return { n: index + 1, at, event: { type: "TurnTaken", player, dice: [1], roll: 1, ...move, next } as const };
  });
  return { header, entries, seal: { end: length, sha256: "" } };
}

describe("200,000 events (SL-176)", () => {
  const bytes = Buffer.from(makeLog(log(200_000)));
  const end = { positions: [100_000, 100_000], throws: 200_000 };

  test("are written, read and replayed", () => {
    const read = readLog(bytes);
    expect(read.ok && read.log.entries.length).toBe(200_000);
    expect(read.ok && replay(game, eventsOf(read.log))).toMatchObject(end);
  });
  test("are verified", () => {
    expect(verify(bytes)).toMatchObject({ ok: true, state: end, checked: { turns: 200_000 } });
  });
});

/** The least of three runs, in milliseconds: whatever else the machine does only adds to it. */
function cost(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test.for([
  { name: "a log", text: (size: number) => makeLog({ ...log(size), seal: null }) },
  { name: "blank lines", text: (size: number) => `${makeLog(log(0))}${"\n".repeat(size * 150)}` },
  { name: "a line of brackets", text: (size: number) => makeLog({ ...log(0), seal: null }) + "[".repeat(size * 150) },
  { name: "half characters", text: (size: number) => makeLog({ ...log(0), seal: null }) + "\uD83D".repeat(size * 50) },
])("reading takes time in proportion: $name", ({ text }) => {
  const [short, long] = [text(4_000), text(32_000)];
  readLog(short);
  // Eight times as long; were it the square, 64 times.
  expect(cost(() => readLog(long))).toBeLessThan(
    24 *
      Math.max(
        cost(() => readLog(short)),
        2,
      ),
  );
});
