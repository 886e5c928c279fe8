/** Word number `t` (0 for the first): 32 random bits as a whole number 0 … 2³² − 1. */
export type Word = (t: number) => number;

/**
 * More than half of all words are taken, so 256 in a row are refused with a probability below 2⁻²⁵⁶. Nobody meets
 * that by chance or by search; the bound is there so that the loop ends for certain.
 */
const patience = 256;

/**
 * One of `slots` slots (1 … 2³²), each equally likely: 0 … slots − 1. Words from ⌊2³² / slots⌋ · slots up are refused
 * and the next one is asked for; taken modulo `slots`, they would favour the first slots.
 */
export function slotFrom(word: Word, slots: number): number {
  const end = Math.floor(2 ** 32 / slots) * slots;
  let taken = word(0);
  for (let t = 1; taken >= end && t < patience; t += 1) taken = word(t);
  return taken % slots;
}
