import type { Params } from "../rules/families.ts";
import type { Rulebook } from "../rules/rulebook.ts";
import type { DiceShape, Family, Path, RuleChoice } from "../vocabulary/vocabulary.ts";
import { families } from "../vocabulary/vocabulary.ts";
import type { Asked } from "./asked.ts";
import { kindOf } from "./asked.ts";
import { readable } from "./readable.ts";

/** The rule of each family that a setup does not name. */
export const defaultRules: { readonly [family in Family]: string } = {
  ending: "exact",
  jumping: "refused",
  again: "never",
  streak: "unlimited",
  entering: "freely",
  capture: "none",
  opening: "listed",
  closing: "firstHome",
};

export type Choices = { readonly [family in Family]: RuleChoice };

export function checkRules(
  asked: Asked,
  value: unknown,
  dice: DiceShape | undefined,
  rulebook: Rulebook,
): Choices | undefined {
  if (value === undefined) return defaultRules;
  const found = asked.object(value, ["rules"], families);
  if (found === undefined) return undefined;
  const chosen: { [family in Family]: RuleChoice | undefined } = { ...defaultRules };
  for (const family of families) {
    if (found[family] !== undefined) chosen[family] = checkRule(asked, family, found[family], dice, rulebook);
  }
  return readable<Choices>(chosen, families);
}

function checkRule(
  asked: Asked,
  family: Family,
  value: unknown,
  dice: DiceShape | undefined,
  rulebook: Rulebook,
): RuleChoice | undefined {
  const path: Path = ["rules", family];
  const words: { readonly [word: string]: { readonly params?: Params } } = rulebook[family];
  const rule = asked.reading(path, () => {
    return ruleFor(words, value) ?? asked.add("unknownRule", path, family, value, ...spellings(words));
  });
  if (rule === undefined) return undefined;
  if (rule.params === undefined) return value as string;
  const before = asked.problems.length;
  const given = asked.object(value, path, Object.keys(rule.params)) ?? {};
  const around = { dice: dice ?? null, penalties: Object.keys(rulebook.penalty) };
  const kept: { [key: string]: unknown } = {};
  for (const [key, allowed] of Object.entries(rule.params)) {
    const at = [...path, key];
    if (given[key] === undefined) asked.add("missing", path, key);
    else {
      asked.reading(at, () => {
        if (asked.addAll(allowed(given[key], at, around))) return;
        kept[key] = JSON.parse(JSON.stringify(given[key]));
        // The copy is what counts: a value that writes itself as something else is not what it looked like.
        asked.addAll(allowed(kept[key], at, around));
      });
    }
  }
  return asked.problems.length === before ? kept : undefined;
}

/** A word names its rule; an object of parameters names it by its keys. Own keys only: `constructor` is no rule. */
export function ruleFor<Rule extends { readonly params?: Params }>(
  words: { readonly [word: string]: Rule },
  choice: unknown,
): Rule | undefined {
  if (typeof choice === "string") {
    const rule = Object.hasOwn(words, choice) ? words[choice] : undefined;
    return rule?.params === undefined ? rule : undefined;
  }
  if (kindOf(choice) !== "object") return undefined;
  const keys = Object.keys(choice as object);
  return Object.values(words).find(({ params }) => {
    return params !== undefined && keys.some((key) => Object.hasOwn(params, key));
  });
}

/** How each rule of a family is written in a setup, for messages: `never`, `{rolls}`. */
function spellings(words: { readonly [word: string]: { readonly params?: Params } }): readonly string[] {
  return Object.entries(words).map(([word, { params }]) => {
    return params === undefined ? word : `{ ${Object.keys(params).join(", ")} }`;
  });
}
