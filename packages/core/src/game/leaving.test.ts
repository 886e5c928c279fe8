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

const file = readFileSync(new URL("../../test-vectors/leaving.jsonl", import.meta.url), "utf8");
const games = Array.from(file.matchAll(/.+/g), ([line]) => JSON.parse(line) as Played);

test.for(games.map((played, index) => [index + 1, played] as const))("line %d", ([, { setup, commands, ...rest }]) => {
  const game = gameOf(setup);
  let state = initialState(game);
  const results = commands.map((command) => {
    const decision = decide(game, state, command);
    if (decision.ok) state = evolve(state, decision.event);
    return decision.ok ? decision.event : { refused: decision.refusal.code };
  });
  const { positions, next, ranking, status, aborted } = state;
  expect({ results, end: { positions, next, ranking, over: status === "over", aborted } }).toStrictEqual(rest);
  const events = results.filter((result) => "type" in result);
  expect(replay(game, events)).toStrictEqual(state);
});

test.for([
  [/^./gm, 174],
  [/"PlayerWithdrew"[^{}]*"starts"/g, 29],
  [/"PlayerWithdrew"[^{}]*"missed"/g, 11],
  [/"GameAborted"/g, 44],
] as const)("%s: %d of them", ([shape, times]) => expect(file.match(shape)).toHaveLength(times));
