import { checkState } from "../game/check-state.ts";
import { decide } from "../game/decide.ts";
import { evolve } from "../game/evolve.ts";
import { initialState } from "../game/initial-state.ts";
import { refusalText } from "../game/refusal-text.ts";
import type { Rulebook } from "../rules/rulebook.ts";
import { problemText } from "../setup/problem-text.ts";
import type { Setup } from "../setup/setup.ts";
import type { Command, Game, GameEvent, GameState, RefusalCode } from "../vocabulary/vocabulary.ts";
import { same, Unexpected } from "./expected.ts";
import { gameOf } from "./game-of.ts";

/** Where a story stands: what is said next happens there. */
export interface Given {
  readonly game: Game;
  readonly state: GameState;
  /** The same game, these fields of its state set; a state that cannot be is an error. */
  where(fields: Partial<GameState>): Given;
  when(command: Command): When;
  /** `when` for a throw. */
  whenRolled(...dice: readonly number[]): When;
}

/** A command was given; say what should come of it. Both answers go on with the story. */
export interface When {
  then(...events: readonly GameEvent[]): Given;
  refused(code: RefusalCode): Given;
}

/**
 * Given events, when a command, then events:
 * `given(setup, ...events).when({ type: "roll", dice: [3] }).then(event)` or `.refused("badDice")`.
 * Throws what test runners show as a failed expectation, with the difference.
 */
export function given(setup: Setup | Game, ...events: readonly GameEvent[]): Given {
  return givenUnder(undefined, setup, ...events);
}

/** `given` with a rulebook of one's own. */
export function givenUnder(rulebook: Rulebook | undefined, setup: unknown, ...events: readonly GameEvent[]): Given {
  const game = gameOf(setup, rulebook);
  return standing(game, events.reduce(evolve, initialState(game)));
}

function standing(game: Game, state: GameState): Given {
  return {
    game,
    state,
    where(fields) {
      const checked = checkState(game, { ...state, ...fields });
      if (checked.ok) return standing(game, checked.state);
      throw new TypeError(`no such state: ${checked.problems.map(problemText).join("; ")}`);
    },
    when: (command) => decided(game, state, command),
    whenRolled: (...dice) => decided(game, state, { type: "roll", dice }),
  };
}

function decided(game: Game, state: GameState, command: Command): When {
  const decision = decide(game, state, command);
  const came = decision.ok ? [decision.event] : [];
  return {
    // It reads "then"; nobody awaits it.
    // oxlint-disable-next-line unicorn/no-thenable
    then(...events) {
      const why = decision.ok ? "other events came of it" : `it was refused: ${refusalText(decision.refusal)}`;
      if (!same(came, events)) throw new Unexpected(why, came, events);
      return standing(game, came.reduce(evolve, state));
    },
    refused(code) {
      const answer = decision.ok ? decision.event : decision.refusal.code;
      if (answer !== code)
        throw new Unexpected(decision.ok ? "it was not refused" : "refused as another", answer, code);
      return standing(game, state);
    },
  };
}
