import type { Rulebook } from "../rules/rulebook.ts";
import type { Game } from "../vocabulary/vocabulary.ts";

/** The rulebook each checked game was checked with: a game is plain JSON and cannot carry functions itself. */
const rulebooks = new WeakMap<Game, Rulebook>();

export function rememberRulebook(game: Game, rulebook: Rulebook): void {
  rulebooks.set(game, rulebook);
}

/** Undefined for a game that came from elsewhere: through JSON, or made by hand. */
export function rulebookOf(game: Game): Rulebook | undefined {
  return rulebooks.get(game);
}
