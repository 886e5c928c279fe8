import type { Rulebook } from "../rules/rulebook.ts";
import { checkSetup } from "../setup/check-setup.ts";
import { problemText } from "../setup/problem-text.ts";
import type { Game } from "../vocabulary/vocabulary.ts";

/** The game of a setup that a test knows to be valid; a TypeError names what is wrong with one that is not. */
export function gameOf(setup: unknown, rulebook?: Rulebook): Game {
  const checked = checkSetup(setup, rulebook);
  if (checked.ok) return checked.game;
  throw new TypeError(`the setup is not valid:\n${checked.problems.map((one) => `- ${problemText(one)}`).join("\n")}`);
}
