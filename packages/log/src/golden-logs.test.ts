import { readdirSync, readFileSync } from "node:fs";
import { replay } from "@serpentine/core";
import { describe, expect, test, vi } from "vitest";
import { eventsOf } from "./events-of.ts";
import { makeLog } from "./make-log.ts";
import { readLog } from "./reading/read-log.ts";
import { verificationText } from "./verify/verification-text.ts";
import { verify } from "./verify/verify.ts";

/** Recorded once, never written again: a log of version 1 means the same for ever. */
const folder = new URL("../test-data/", import.meta.url);

const held = "Every event was decided again and holds";
const golden: Readonly<Record<string, { readonly positions: readonly number[]; readonly says: readonly string[] }>> = {
  "v1-scripted.jsonl": {
    positions: [20, 13],
    says: [
      `${held}: 11 events, 11 turns, 11 throws.`,
      "The dice were asked again and showed the same faces.",
      "The seal fits.",
      "The game is over; home: Ann.",
    ],
  },
  "v1-external.jsonl": {
    positions: [9, 21, 9, 17],
    says: [
      `${held}: 21 events, 13 turns, 19 throws.`,
      "The dice were not ours: their faces are taken as given.",
      "There is no seal: the log is open.",
      "The game was stopped; nobody is home.",
    ],
  },
  "v1-seeded.jsonl": {
    positions: [50, 50, 50],
    says: [
      `${held}: 48 events, 48 turns, 48 throws.`,
      "The dice were asked again and showed the same faces.",
      "The seal fits.",
      "The game is over; home: Cy, Bob, Ann.",
    ],
  },
  "v1-sealed.jsonl": {
    positions: [29, 30],
    says: [
      `${held}: 27 events, 27 turns, 27 throws.`,
      "The dice were asked again and showed the same faces.",
      "The seal fits.",
      "The game is over; home: Bob.",
    ],
  },
  // Written by a program in Python: blanks, another order of keys, 5.0, a zone, keys and events of its own.
  "v1-foreign.jsonl": {
    positions: [11, 11],
    says: [
      `${held}: 3 events, 3 turns, 3 throws.`,
      "The dice were asked again and showed the same faces.",
      "The seal fits.",
      "The game is not over; nobody is home.",
    ],
  },
};

const never = (): never => {
  throw new Error("nobody may ask");
};

test("each recorded log is looked at", () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(golden).toSorted());
});

describe.for(Object.entries(golden))("%s", ([name, { positions, says }]) => {
  const bytes = readFileSync(new URL(name, folder));
  const read = readLog(bytes);
  if (!read.ok) throw new Error("it can be read");

  test("verifies", () => {
    expect(verificationText(verify(bytes)).split("\n")).toEqual(says);
  });
  test("ends where it ended, by what is recorded and by what the rules give", () => {
    const replayed = replay(read.game, eventsOf(read.log));
    expect(replayed.positions).toEqual(positions);
    expect(verify(bytes)).toMatchObject({ ok: true, state: replayed });
    expect(JSON.parse(JSON.stringify(replayed))).toEqual(replayed);
  });
  test("is the same when it is read as text", () => {
    expect(readLog(bytes.toString())).toEqual(read);
  });
  test("is made again with the same meaning, ours byte for byte", () => {
    const made = makeLog(read.log);
    const again = readLog(made);
    expect(again.ok && { ...again.log, seal: null }).toEqual({ ...read.log, seal: null });
    expect(verify(made)).toMatchObject({ ok: true, state: replay(read.game, eventsOf(read.log)) });
    expect(made === bytes.toString()).toBe(name !== "v1-foreign.jsonl");
  });
  test("is replayed without a clock and without chance (SL-175)", () => {
    vi.spyOn(Date, "now").mockImplementation(never);
    vi.spyOn(Math, "random").mockImplementation(never);
    const verification = verify(bytes);
    const [once, twice] = [replay(read.game, eventsOf(read.log)), replay(read.game, eventsOf(read.log))];
    vi.restoreAllMocks();
    expect(verification).toMatchObject({ ok: true, state: once });
    expect(once).toEqual(twice);
  });
});

test("what a foreign log has besides is kept", () => {
  const read = readLog(readFileSync(new URL("v1-foreign.jsonl", folder)));
  expect(read).toMatchObject({
    ok: true,
    log: {
      header: { club: { name: "Würfelfreunde", tables: [1, 2] } },
      entries: [{ event: { mood: "glad" } }, { event: { type: "club:bell", rings: 3.5, n2: null } }, {}, {}],
    },
  });
  expect(read.ok && eventsOf(read.log).map(({ type }) => type)).toEqual(["TurnTaken", "TurnTaken", "TurnTaken"]);
});
