import type { Rulebook } from "../rules/rulebook.ts";
import type { Game, GameEvent, GameState } from "../vocabulary/vocabulary.ts";
import { frozenState } from "./frozen-state.ts";
import { initialState } from "./initial-state.ts";
import { recipe } from "./recipe.ts";

/**
 * The state after all events: what `evolve` gives, one after the other, by the same recipe on one private object.
 * It believes what was recorded; `verify` of @serpentine/log does not.
 */
export function replay(game: Game, events: Iterable<GameEvent>, rulebook?: Rulebook): GameState {
  const state = { ...initialState(game, rulebook) };
  for (const event of events) recipe(state, event, state);
  return frozenState(state);
}
