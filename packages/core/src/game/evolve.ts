import { Immer } from "immer";
import type { GameEvent, GameState } from "../vocabulary/vocabulary.ts";
import { recipe } from "./recipe.ts";

/** An immer of our own: a host that switches freezing off for its own state does not switch it off for ours. */
const immer = new Immer({ autoFreeze: true });

/**
 * The state after an event: the only immutable step, and it needs neither rules nor dice nor clock. Frozen; an event
 * that changes nothing gives the very same object back.
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  return immer.produce(state, (draft) => {
    recipe(draft, event, state);
  });
}
