import { listOfRolls } from "../parameters.ts";

/** Only these totals bring a token on to the board. */
export function rolls(roll: number, params: { readonly rolls: readonly number[] }): boolean {
  return params.rolls.includes(roll);
}

rolls.params = { rolls: listOfRolls };
