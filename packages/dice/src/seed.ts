import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Asked } from "./asked.ts";

/**
 * Where half a character is (one of a pair of UTF-16 surrogates), −1 if nowhere. UTF-8 turns every such half into
 * U+FFFD, so two different seeds would make the same dice.
 */
function placeOfHalf(text: string): number {
  return text.search(/\p{Surrogate}/u);
}

/** A seed is text, the empty one too. A number is not: 2⁵³ + 1 is already cut off before anyone sees it. */
export function checkSeed(asked: Asked, value: unknown): string | undefined {
  const seed = value === undefined ? undefined : asked.text(value, ["seed"]);
  if (seed === undefined) return undefined;
  const half = placeOfHalf(seed);
  return half < 0 ? seed : asked.add("brokenText", ["seed"], half);
}

/** The UTF-8 bytes of a seed. Throws a RangeError for a text with half a character. */
export function seedBytes(seed: string): Uint8Array {
  if (placeOfHalf(seed) >= 0) throw new RangeError("a seed is text without halves of characters");
  return utf8ToBytes(seed);
}
