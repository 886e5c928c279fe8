import type { DiceShape } from "@serpentine/core";

/** The faces of one die laid out on a wheel of equal slots: as many slots for a face as its weight says. */
export interface Wheel {
  /** The sum of the weights, 1 … 2³²; the number of faces for a fair die. */
  readonly slots: number;
  /** The face (from 1) on a slot, 0 … slots − 1. */
  readonly faceOn: (slot: number) => number;
}

const most = 2 ** 32;

/** Keeps running sums, not slots. Throws a RangeError for dice that no setup may have, naming what is wrong. */
export function wheelOf({ count, faces, weights }: DiceShape): Wheel {
  refuseUnless(isWhole(count, 1, 10), "count should be a whole number from 1 to 10");
  refuseUnless(isWhole(faces, 1, most), "faces should be a whole number from 1 to 2^32");
  if (weights === undefined) return { slots: faces, faceOn: (slot) => slot + 1 };
  refuseUnless(weights.length === faces, "weights should be as many as there are faces");
  let slots = 0;
  const ends = weights.map((weight) => {
    refuseUnless(isWhole(weight, 0, most), "weights should be whole numbers from 0");
    slots += weight;
    return slots;
  });
  refuseUnless(slots > 0, "weights should not all be 0");
  refuseUnless(slots <= most, "weights should add up to 2^32 at most");
  return { slots, faceOn: (slot) => placeBeyond(ends, slot) + 1 };
}

/** The first place whose end lies beyond the slot: a face of weight 0 ends where the one before it does, so never. */
function placeBeyond(ends: readonly number[], slot: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) > slot) high = middle;
    else low = middle + 1;
  }
  return low;
}

const isWhole = (value: number, least: number, greatest: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= greatest;

function refuseUnless(right: boolean, text: string): void {
  if (!right) throw new RangeError(`dice: ${text}`);
}
