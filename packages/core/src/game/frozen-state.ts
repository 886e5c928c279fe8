import type { GameState } from "../vocabulary/vocabulary.ts";

/** Freezes a state and its lists, in place. */
export function frozenState(state: GameState): GameState {
  for (const part of Object.values(state)) if (typeof part === "object") Object.freeze(part);
  if (state.opening !== null) {
    Object.freeze(state.opening.seats);
    Object.freeze(state.opening.rolls);
  }
  return Object.freeze(state);
}
