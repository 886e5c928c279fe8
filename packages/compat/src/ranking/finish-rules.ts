import { standardRulebook } from "@serpentine/core";

/** Anything that says where a token lands, from 0 to the last cell. */
export interface FinishRule {
  land(position: number, roll: number, size: number): number;
}

/** A roll past the last cell keeps the token in place. */
export class ExactFinish implements FinishRule {
  land(position: number, roll: number, size: number): number {
    return standardRulebook.ending.exact(position, roll, size) ?? position;
  }
}

/** A roll past the last cell stops on it. */
export class OvershootFinishes implements FinishRule {
  land(position: number, roll: number, size: number): number {
    return standardRulebook.ending.finish(position, roll, size);
  }
}

const finishRules = { exact: ExactFinish, overshoot: OvershootFinishes } as const;
export type FinishName = keyof typeof finishRules;

/** The rule of a name, "exact" if there is none (null from JSON, too); throws an Error for any other word. */
export function finishRuleNamed(name: string | null | undefined): FinishRule {
  const word = name || "exact";
  if (!Object.hasOwn(finishRules, word)) throw new Error(`unknown finish rule ${word}`);
  return new finishRules[word as FinishName]();
}
