import type { DiceShape } from "../../vocabulary/vocabulary.ts";

/** Another turn when every die shows its top face. */
export function highest(dice: readonly number[], { faces }: DiceShape): boolean {
  return dice.every((face) => face === faces);
}
