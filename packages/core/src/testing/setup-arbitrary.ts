import * as fc from "fast-check";
import type { Setup } from "../setup/setup.ts";
import { boardArbitrary } from "./board-arbitrary.ts";
import { diceArbitrary } from "./dice-arbitrary.ts";
import { namesArbitrary } from "./name-arbitrary.ts";
import type { AskedRules } from "./rules-arbitrary.ts";
import { rulesArbitrary } from "./rules-arbitrary.ts";

export interface SetupOptions {
  /** Rules that every setup has; the other families vary. */
  readonly rules?: AskedRules;
  /** How many play: 1 … 5 unless said; `lastStanding` has at least two. */
  readonly fewestPlayers?: number;
  readonly mostPlayers?: number;
}

/** Valid setups of every kind: whatever it makes, `checkSetup` takes. */
export function setupArbitrary(options: SetupOptions = {}): fc.Arbitrary<Setup> {
  return diceArbitrary()
    .chain((dice) => fc.record({ dice: fc.constant(dice), rules: rulesArbitrary(dice, options.rules) }))
    .chain(({ dice, rules }) => {
      const fewest = Math.max(options.fewestPlayers ?? 1, rules.closing === "lastStanding" ? 2 : 1);
      return fc.record(
        {
          board: boardArbitrary({ ending: rules.ending, jumping: rules.jumping, dice }),
          players: playersArbitrary(fewest, Math.max(fewest, options.mostPlayers ?? 5)),
          dice: fc.constant(dice),
          rules: fc.constant(rules),
        },
        { noNullPrototype: true },
      );
    });
}

function playersArbitrary(fewest: number, most: number): fc.Arbitrary<Setup["players"]> {
  const color = fc.constantFrom(undefined, null, "#D55E00");
  const colors = fc.array(color, { minLength: most, maxLength: most });
  return fc.tuple(namesArbitrary(fewest, most), colors).map(([names, spelling]) => {
    return names.map((name, seat) => {
      const how = spelling[seat];
      if (how === undefined) return name;
      return how === null ? { name } : { name, color: how };
    });
  });
}
