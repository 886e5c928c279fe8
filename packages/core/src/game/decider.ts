import type { Rulebook } from "../rules/rulebook.ts";
import type { Command, Game, GameEvent, GameState } from "../vocabulary/vocabulary.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { initialState } from "./initial-state.ts";

/** The shape that event-sourcing frameworks take. */
export interface Decider {
  initialState(): GameState;
  /** The events of a command: one, or none for a command that is refused (`decide` says why). */
  decide(command: Command, state: GameState): readonly GameEvent[];
  evolve(state: GameState, event: GameEvent): GameState;
  isTerminal(state: GameState): boolean;
}

export function decider(game: Game, rulebook?: Rulebook): Decider {
  return {
    initialState: () => initialState(game, rulebook),
    decide(command, state) {
      const decision = decide(game, state, command, rulebook);
      return decision.ok ? [decision.event] : [];
    },
    evolve,
    isTerminal: (state) => state.status === "over",
  };
}
