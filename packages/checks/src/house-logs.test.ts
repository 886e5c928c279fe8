import { readFileSync } from "node:fs";
import { checkSetup, type GameEvent } from "@serpentine/core";
import { eventsOf, makeHeader, makeLog, readLog, verificationText, verify } from "@serpentine/log";
import { expect, test } from "vitest";

interface HouseGame {
  readonly setup: unknown;
  readonly throws: readonly (readonly number[])[];
  readonly events: readonly GameEvent[];
}

const games = readFileSync(new URL("../acceptance/house.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as HouseGame);
const at = "2026-11-29T18:00:00.000Z";

/** The recorded game as the text of a sealed log. */
function logOf({ setup, throws, events }: HouseGame): string {
  const checked = checkSetup(setup);
  if (!checked.ok) throw new Error("a recorded game has a valid setup");
  const source = { kind: "scripted", throws } as const;
  const header = makeHeader({ id: "house", created: at, game: checked.game, source });
  const entries = events.map((event, index) => ({ n: index + 1, at, event }));
  return makeLog({ header, entries, seal: { end: entries.length, sha256: "" } });
}

test("every recorded game verifies as a sealed log, and comes back event for event", () => {
  const verified = games.map((game) => {
    const text = logOf(game);
    const verification = verify(text);
    const read = readLog(text);
    expect(read.ok && eventsOf(read.log)).toEqual(game.events);
    return verification.ok && verification.checked.seal === "holds" ? 1 : verificationText(verification);
  });
  expect(verified).toEqual(Array.from({ length: 400 }, () => 1));
});

test("in each of them one square that was changed is found, by line", () => {
  const found = games.map((game) => {
    const lines = logOf({ ...game, throws: game.throws }).split("\n");
    const place = lines.findIndex((line) => line.includes('"outcome":"move"'));
    if (place === -1) return true;
    lines[place] = (lines[place] ?? "").replace(/"to":(\d+)/, (_all, to: string) => `"to":${Number(to) + 1}`);
    const verification = verify(lines.join("\n"));
    return !verification.ok && verification.problems[0]?.line === place + 1;
  });
  expect(found).toEqual(Array.from({ length: 400 }, () => true));
});
