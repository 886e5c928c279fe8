import { sha256 } from "@noble/hashes/sha2.js";
import { seedBytes } from "../seed.ts";
import type { Word } from "./slot.ts";

/**
 * The words of `sha256-counter/1`: word `t` of die `d` is the first four bytes, big-endian, of
 * SHA-256(UTF-8(seed) ‖ 00 ‖ uint64 d ‖ uint32 t). `d` is a whole number 0 … 2⁵³ − 1, `t` one of 0 … 2³² − 1.
 * Throws a RangeError for a seed that is no well-formed text.
 */
export function sha256Counter(seed: string): (d: number) => Word {
  // The seed is hashed once. Every word starts from a copy of that state, in the same memory: a seed of a megabyte
  // costs no more than a short one, and a short one a third less than hashing it again.
  const start = sha256.create().update(seedBytes(seed)).update(Uint8Array.of(0));
  const hash = start.clone();
  const counter = new DataView(new ArrayBuffer(12));
  const counterBytes = new Uint8Array(counter.buffer);
  const digest = new DataView(new ArrayBuffer(32));
  const digestBytes = new Uint8Array(digest.buffer);
  return (d) => (t) => {
    counter.setUint32(0, Math.floor(d / 2 ** 32));
    counter.setUint32(4, d % 2 ** 32);
    counter.setUint32(8, t);
    // oxlint-disable-next-line no-underscore-dangle -- public in spite of its name: a copy without new memory
    start._cloneInto(hash).update(counterBytes).digestInto(digestBytes);
    return digest.getUint32(0);
  };
}
