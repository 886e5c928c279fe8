import { type CheckedSetup, checkSetup, type Rulebook, standardRulebook } from "@serpentine/core";
import type { Edition } from "./edition.ts";
import { limitsOf } from "./limits.ts";

/**
 * `checkSetup` for an edition: what the setup leaves out of rules and dice comes from the edition, and what it says
 * against the edition is a problem, at once with all the others. Never throws, whatever the setup is.
 */
export function checkEdition(edition: Edition, setup: unknown, rulebook: Rulebook = standardRulebook): CheckedSetup {
  return checkSetup(filled(setup, edition), rulebook, [...limitsOf(edition), ...edition.checks]);
}

/** What cannot be read or is no object is left to `checkSetup`, which says so. */
function filled(setup: unknown, { rules, dice }: Edition): unknown {
  try {
    if (!isObject(setup)) return setup;
    const asked = setup.rules;
    return {
      ...setup,
      rules: asked === undefined ? rules : isObject(asked) ? { ...rules, ...given(asked) } : asked,
      dice: setup.dice === undefined ? dice : setup.dice,
    };
  } catch {
    return setup;
  }
}

function given(rules: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rules).filter(([, choice]) => choice !== undefined));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
