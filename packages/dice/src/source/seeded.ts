import type { DiceShape } from "@serpentine/core";
import { checkAlgorithm } from "../algorithm/check-algorithm.ts";
import { sha256Counter } from "../algorithm/sha256-counter.ts";
import { slotFrom } from "../algorithm/slot.ts";
import type { Asked, Fields } from "../asked.ts";
import { checkSeed } from "../seed.ts";
import type { Dice, SeededSource } from "../vocabulary.ts";
import { wheelOf } from "../wheel.ts";

export function checkSeeded(asked: Asked, fields: Fields): SeededSource | undefined {
  const algorithm = checkAlgorithm(asked, fields);
  const seed = checkSeed(asked, asked.needed(fields, "seed"));
  return algorithm === undefined || seed === undefined ? undefined : { kind: "seeded", algorithm, seed };
}

/** Die `i` of throw `n` is die number n · count + i of the game, as long as that is a safe integer. */
export function seededDice({ seed }: SeededSource, shape: DiceShape): Dice {
  const { count } = shape;
  const { slots, faceOn } = wheelOf(shape);
  const wordsOf = sha256Counter(seed);
  return (n) => {
    const first = n * count;
    // In this order: 2⁵³ − 2 + 3 − 1 comes out as 2⁵³ − 1, one too little, from left to right.
    if (first + (count - 1) > Number.MAX_SAFE_INTEGER) return undefined;
    return Array.from({ length: count }, (_, die) => faceOn(slotFrom(wordsOf(first + die), slots)));
  };
}
