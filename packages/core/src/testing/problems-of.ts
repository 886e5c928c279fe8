import type { Rulebook } from "../rules/rulebook.ts";
import { checkSetup } from "../setup/check-setup.ts";
import type { Check, Problem } from "../vocabulary/vocabulary.ts";

/** What is wrong with a setup: nothing, when it is valid. */
export function problemsOf(setup: unknown, rulebook?: Rulebook, checks?: readonly Check[]): readonly Problem[] {
  const checked = checkSetup(setup, rulebook, checks);
  return checked.ok ? [] : checked.problems;
}
