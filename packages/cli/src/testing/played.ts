import type { Game, GameEvent, GameState } from "@serpentine/core";
import { checkSetup, decide, evolve, initialState, problemText } from "@serpentine/core";

/** A setup that a test relies on, checked. */
export function gameOf(setup: unknown): Game {
  const checked = checkSetup(setup);
  if (!checked.ok) throw new TypeError(checked.problems.map(problemText).join("; "));
  return checked.game;
}

export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** What these throws of one die, or of several, come to. */
export function played(setup: unknown, throws: readonly (number | readonly number[])[]): Played {
  const game = gameOf(setup);
  let state = initialState(game);
  const events = throws.map((faces) => {
    const decision = decide(game, state, { type: "roll", dice: typeof faces === "number" ? [faces] : faces });
    if (!decision.ok) throw new TypeError(decision.refusal.code);
    state = evolve(state, decision.event);
    return decision.event;
  });
  return { game, events, state };
}
