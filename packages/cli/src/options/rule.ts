import type { Family, Rulebook, RuleChoice } from "@serpentine/core";
import { standardRulebook } from "@serpentine/core";
import { list } from "../text/count.ts";
import { didYouMean } from "../text/nearest.ts";
import { quoted } from "../text/visible.ts";
import type { Report } from "./report.ts";
import { wholeNumber } from "./whole-number.ts";

type Words = { readonly [word: string]: { readonly params?: { readonly [key: string]: unknown } } };

const rulebook: Rulebook = standardRulebook;
const penalties = Object.keys(standardRulebook.penalty);

/** How each rule of a family is written on the command line: `never`, `rolls:1,5,6`, `3:void`. */
export function spellings(family: Family): string[] {
  const words: Words = rulebook[family];
  return Object.entries(words).flatMap(([word, { params }]) => {
    if (params === undefined) return [word];
    return "rolls" in params ? [`${word}:1,5,6`] : penalties.map((penalty) => `3:${penalty}`);
  });
}

/** A rule as the command line spells it; undefined, and a report, for what is none. */
export function readRule(family: Family, typed: string, report: Report): RuleChoice | undefined {
  const words: Words = rulebook[family];
  const [head = "", ...rest] = typed.split(":");
  const params = Object.hasOwn(words, head) ? words[head]?.params : undefined;
  if (rest.length === 0 && params === undefined && Object.hasOwn(words, head)) return head;
  if (rest.length === 1 && params !== undefined && "rolls" in params) return readRolls(rest[0] ?? "", report);
  if (rest.length === 1 && family === "streak") return readStreak(head, rest[0] ?? "", report);
  const known = spellings(family);
  const meant = didYouMean(head, [...known, ...Object.keys(words).filter((word) => word !== head)]);
  return report(`there is no rule ${quoted(typed)}; there are ${list(known)}.${meant}`);
}

function readRolls(typed: string, report: Report): RuleChoice | undefined {
  const rolls = typed.split(",").map((text) => {
    return wholeNumber(text) ?? report(`${quoted(text)} is not a whole number; write rolls as in rolls:1,5,6.`);
  });
  return rolls.every((roll) => roll !== undefined) ? { rolls } : undefined;
}

function readStreak(typed: string, penalty: string, report: Report): RuleChoice | undefined {
  const limit = wholeNumber(typed);
  if (limit === undefined) report(`${quoted(typed)} is not a whole number; write a streak as in 3:void.`);
  if (!penalties.includes(penalty)) {
    report(`there is no penalty ${quoted(penalty)}; there are ${list(penalties)}.${didYouMean(penalty, penalties)}`);
    return undefined;
  }
  return limit === undefined ? undefined : { limit, penalty };
}
