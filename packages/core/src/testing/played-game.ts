import * as fc from "fast-check";
import { decide } from "../game/decide.ts";
import { evolve } from "../game/evolve.ts";
import { initialState } from "../game/initial-state.ts";
import type { Rulebook } from "../rules/rulebook.ts";
import type { Setup } from "../setup/setup.ts";
import type { Command, Game, GameEvent, GameState, Refusal } from "../vocabulary/vocabulary.ts";
import { commandArbitrary } from "./command-arbitrary.ts";
import { gameOf } from "./game-of.ts";
import type { SetupOptions } from "./setup-arbitrary.ts";
import { setupArbitrary } from "./setup-arbitrary.ts";

/** A game and all that happened in it: `states[n]` is the state before `events[n]`, the last one the state now. */
export interface PlayedGame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly states: readonly GameState[];
  readonly refusals: readonly Refusal[];
  readonly state: GameState;
}

/** Plays a valid setup: a list of faces is a throw, anything else a command. Ends when they are used up. */
export function playedGame(
  setup: unknown,
  commands: Iterable<Command | readonly number[]>,
  rulebook?: Rulebook,
): PlayedGame {
  const game = gameOf(setup, rulebook);
  let state = initialState(game);
  const events: GameEvent[] = [];
  const states = [state];
  const refusals: Refusal[] = [];
  for (const item of commands) {
    const decision = decide(game, state, "type" in item ? item : { type: "roll", dice: item });
    if (decision.ok) {
      state = evolve(state, decision.event);
      events.push(decision.event);
      states.push(state);
    } else refusals.push(decision.refusal);
  }
  return { game, events, states, refusals, state };
}

export interface PlayedGameOptions extends SetupOptions {
  /** At most so many commands; 60 unless said. */
  readonly mostCommands?: number;
}

/** Games of every kind, some played to their end and a little beyond, some stopped on the way. */
export function playedGameArbitrary(options: PlayedGameOptions = {}): fc.Arbitrary<PlayedGame> {
  return setupArbitrary(options).chain((setup: Setup) => {
    const commands = fc.array(commandArbitrary(gameOf(setup)), { maxLength: options.mostCommands ?? 60, size: "max" });
    return commands.map((list) => playedGame(setup, list));
  });
}
