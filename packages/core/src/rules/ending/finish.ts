import type { Square } from "../../vocabulary/vocabulary.ts";

/** A roll past home stops on home. */
export function finish(from: Square, by: number, size: number): Square {
  return Math.min(from + by, size);
}
