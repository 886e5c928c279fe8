import type { DiceShape } from "../../vocabulary/vocabulary.ts";
import { listOfRolls } from "../parameters.ts";

/** Another turn for these totals. */
export function rolls(
  dice: readonly number[],
  _shape: DiceShape,
  params: { readonly rolls: readonly number[] },
): boolean {
  return params.rolls.includes(dice.reduce((sum, face) => sum + face, 0));
}

rolls.params = { rolls: listOfRolls };
