import type { DiceShape } from "@serpentine/core";
import { externalDice } from "./source/external.ts";
import { scriptedDice } from "./source/scripted.ts";
import { sealedDice } from "./source/sealed.ts";
import { seededDice } from "./source/seeded.ts";
import type { Dice, Source } from "./vocabulary.ts";

/**
 * The dice of a source that `checkSource` let through, for the dice of a checked setup. A throw costs the same
 * whatever its number. What was not checked may throw a RangeError here: an unknown kind, a seed that is no
 * well-formed text, or dice that no setup may have.
 */
export function diceFrom(source: Source, shape: DiceShape): Dice {
  const faces = facesFrom(source, shape);
  return (n) => (Number.isSafeInteger(n) && n >= 0 ? faces(n) : undefined);
}

function facesFrom(source: Source, shape: DiceShape): Dice {
  switch (source.kind) {
    case "scripted":
      return scriptedDice(source);
    case "external":
      return externalDice();
    case "seeded":
      return seededDice(source, shape);
    case "sealed":
      return sealedDice();
    default:
      throw new RangeError("source: unknown kind", { cause: source satisfies never });
  }
}
