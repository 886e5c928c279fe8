import * as fc from "fast-check";
import { throwRange } from "../board/throw-range.ts";
import { standardRulebook } from "../rules/rulebook.ts";
import type { Setup } from "../setup/setup.ts";
import type { DiceShape } from "../vocabulary/vocabulary.ts";
import { closings, endings, jumpings } from "./rule-words.ts";

export type AskedRules = NonNullable<Setup["rules"]>;

/** Objects like those people write. */
const plain = { noNullPrototype: true } as const;

/** A rule for every family, those in `pinned` as they are. */
export function rulesArbitrary(dice: DiceShape, pinned: AskedRules = {}): fc.Arbitrary<Required<AskedRules>> {
  const penalty = fc.constantFrom(...wordsOf(standardRulebook.penalty));
  const free: { [family in keyof AskedRules]-?: fc.Arbitrary<Required<AskedRules>[family]> } = {
    ending: fc.constantFrom(...endings),
    jumping: fc.constantFrom(...jumpings),
    again: fc.oneof(
      fc.constantFrom("never" as const, "highest" as const, "doubles" as const),
      fc.record({ rolls: rollsArbitrary(dice) }, plain),
    ),
    streak: fc.oneof(
      fc.constant("unlimited" as const),
      fc.record({ limit: fc.integer({ min: 1, max: 3 }), penalty }, plain),
    ),
    entering: fc.oneof(
      { arbitrary: fc.constant("freely" as const), weight: 3 },
      fc.record({ rolls: rollsArbitrary(dice) }, plain),
    ),
    capture: fc.constantFrom(...wordsOf(standardRulebook.capture)),
    opening: fc.constantFrom(...wordsOf(standardRulebook.opening)),
    closing: fc.constantFrom(...closings),
  };
  return fc.record(free).map((rules) => ({ ...rules, ...pinned }));
}

/** Totals that the dice can throw. */
function rollsArbitrary(dice: DiceShape): fc.Arbitrary<number[]> {
  const { lowest, highest } = throwRange(dice);
  return fc.array(fc.integer({ min: lowest, max: highest }), { minLength: 1, maxLength: 6 });
}

function wordsOf<Words extends object>(words: Words): readonly (keyof Words)[] {
  return Object.keys(words) as (keyof Words)[];
}
