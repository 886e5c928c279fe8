import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import type { Command, GameEvent } from "../vocabulary/vocabulary.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { initialState } from "./initial-state.ts";
import { replay } from "./replay.ts";

/** Games that players leave or that are stopped, one a line, played by test-vectors/leaving.py without this code. */
interface Played {
  readonly setup: unknown;
  readonly commands: readonly Command[];
  readonly results: readonly (GameEvent | { readonly refused: string })[];
  readonly end: unknown;
}

const lines = readFileSync(new URL("../../test-vectors/leaving.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const games = lines.map((line) => JSON.parse(line) as Played);
const happened = games.flatMap(({ results }) => results.filter((result) => "type" in result));

test.for(games.map((played, index) => [index + 1, played] as const))("line %d", ([, played]) => {
  const game = gameOf(played.setup);
  let state = initialState(game);
  const results = played.commands.map((command) => {
    const decision = decide(game, state, command);
    if (!decision.ok) return { refused: decision.refusal.code };
    state = evolve(state, decision.event);
    return decision.event;
  });
  expect(results).toStrictEqual(played.results);
  const { positions, next, ranking, status, aborted } = state;
  expect({ positions, next, ranking, over: status === "over", aborted }).toStrictEqual(played.end);
  expect(replay(game, happened.length === 0 ? [] : results.filter((result) => "type" in result))).toStrictEqual(state);
});
