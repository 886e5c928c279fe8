import type { TurnTaken } from "../vocabulary/vocabulary.ts";

/** A `TurnTaken` with less to write: the roll is the total of the faces, the rest is said. */
export function turnTaken(
  player: string,
  dice: readonly number[],
  rest: Omit<TurnTaken, "type" | "player" | "dice" | "roll">,
): TurnTaken {
  return { type: "TurnTaken", player, dice, roll: dice.reduce((sum, face) => sum + face, 0), ...rest };
}
