import { readFileSync } from "node:fs";
import type { GameEvent } from "@serpentine/core";
import { expect, test } from "vitest";
import { rowOf } from "../table/table.ts";
import { gameOf } from "../testing/played.ts";
import { eventSentence } from "./event-words.ts";

interface Recorded {
  readonly setup: unknown;
  readonly events: readonly GameEvent[];
}

const recorded: readonly Recorded[] = readFileSync(
  new URL("../../../checks/acceptance/house.jsonl", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .map((line): Recorded => JSON.parse(line));

test("every event of 400 recorded games has a row and a sentence, without a gap in it", () => {
  expect(recorded).toHaveLength(400);
  for (const { setup, events } of recorded) {
    const game = gameOf(setup);
    for (const event of events) {
      const row = rowOf(game, event, 1);
      const words = `${row.join(" | ")} ${eventSentence(game, event)}`;
      expect(words).not.toMatch(/undefined|NaN|null|object|, ,| {2}\w|\.\.|, \.|\[U\+/);
      expect(row[5]).toMatch(/^[a-z0-9].*[a-z0-9]$/i);
      expect(eventSentence(game, event)).toMatch(/^\S.*[a-z0-9]\.$/i);
      expect(row[5]).not.toMatch(/\b1 (squares|turns|goes)\b/);
    }
  }
});
