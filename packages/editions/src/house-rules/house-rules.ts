import { enter_on_a_six } from "./enter-on-a-six.ts";
import { goose_squares } from "./goose-squares.ts";
import { milton_bradley_47 } from "./milton-bradley-47.ts";
import { milton_bradley_48 } from "./milton-bradley-48.ts";
import { nepal_72_rules } from "./nepal-72.ts";
import { paramapadham } from "./paramapadham.ts";
import type { Preset } from "./preset.ts";
import { three_sixes_forfeit } from "./three-sixes-forfeit.ts";
import { three_sixes_to_start } from "./three-sixes-to-start.ts";
import { three_sixes_void } from "./three-sixes-void.ts";
import { two_dice } from "./two-dice.ts";

/** Every preset of this package, by its name. A new one is a new file and one line here. */
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
} as const satisfies { readonly [name: string]: Preset };

export type HouseRuleName = keyof typeof houseRules;

/** The house rules of that name; undefined if there are none. */
export function houseRuleNamed(name: string): Preset | undefined {
  return Object.hasOwn(houseRules, name) ? houseRules[name as HouseRuleName] : undefined;
}
