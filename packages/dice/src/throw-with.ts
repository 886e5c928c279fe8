import type { DiceShape } from "@serpentine/core";
import { show } from "./show.ts";
import { wheelOf } from "./wheel.ts";

/**
 * The faces of one throw, from a function like `Math.random`: called once a die, it gives numbers from 0 up to but
 * not including 1. For hosts; the faces then go into the command. Each face is as likely as its weight says, to
 * within 2⁻²¹ of that if the function has 53 random bits, as `Math.random` has.
 *
 * Throws a RangeError if the function gives anything else or if no setup may have such dice.
 */
export function throwWith(random: () => number, shape: DiceShape): readonly number[] {
  const { slots, faceOn } = wheelOf(shape);
  // u < 1 is at most 1 − 2⁻⁵³, and that times 2³² or less never rounds up to the next whole number.
  return Array.from({ length: shape.count }, () => faceOn(Math.floor(between0And1(random()) * slots)));
}

function between0And1(value: number): number {
  if (typeof value === "number" && value >= 0 && value < 1) return value;
  throw new RangeError(`random: ${show(value)} is no number from 0 up to but not including 1`);
}
