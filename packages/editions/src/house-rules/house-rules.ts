import { enter_on_a_six } from "./enter-on-a-six.ts";
import { goose_squares } from "./goose-squares.ts";
import type { HouseRule } from "./house-rule.ts";
import { milton_bradley_47 } from "./milton-bradley-47.ts";
import { milton_bradley_48 } from "./milton-bradley-48.ts";
import { nepal_72_rules } from "./nepal-72.ts";
import { paramapadham } from "./paramapadham.ts";
import { three_sixes_forfeit } from "./three-sixes-forfeit.ts";
import { three_sixes_to_start } from "./three-sixes-to-start.ts";
import { three_sixes_void } from "./three-sixes-void.ts";
import { two_dice } from "./two-dice.ts";

/** Every house rule of this package, by its name. A new one is a new file and one line here. */
export const houseRules = {
  "milton-bradley-47": milton_bradley_47,
  "milton-bradley-48": milton_bradley_48,
  "nepal-72": nepal_72_rules,
  paramapadham,
  "three-sixes-forfeit": three_sixes_forfeit,
  "three-sixes-void": three_sixes_void,
  "three-sixes-to-start": three_sixes_to_start,
  "enter-on-a-six": enter_on_a_six,
  "two-dice": two_dice,
  "goose-squares": goose_squares,
} as const satisfies { readonly [name: string]: HouseRule };

export type HouseRuleName = keyof typeof houseRules;

/** The house rule of that name; undefined if there is none. */
export function houseRuleNamed(name: string): HouseRule | undefined {
  return Object.hasOwn(houseRules, name) ? houseRules[name as HouseRuleName] : undefined;
}
