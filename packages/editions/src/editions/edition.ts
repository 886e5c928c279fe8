import type { Check, DiceShape, Family, RuleChoice } from "@serpentine/core";

/** From how many to how many, both included; without `most` there is no limit. */
export interface Span {
  readonly least: number;
  readonly most?: number;
}

/** A game as a document describes it: its rules, its limits, and what else it asks of a setup. Plain data but for `checks`. */
export interface Edition {
  readonly name: string;
  readonly title: string;
  /** The document it comes from. */
  readonly source: string;
  /** What a setup gets for a family that it leaves out. */
  readonly rules: { readonly [family in Family]: RuleChoice };
  /** What a setup may choose in a family; a family that is not here is fixed. */
  readonly choices: { readonly [family in Family]?: readonly RuleChoice[] | "any" };
  /** What is thrown if the setup does not say. */
  readonly dice: DiceShape;
  readonly diceAllowed: { readonly count: Span; readonly faces: Span; readonly weights: boolean };
  readonly squares: Span;
  readonly players: Span;
  /** What else it asks for. */
  readonly checks: readonly Check[];
}
