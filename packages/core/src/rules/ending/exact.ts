import type { Square } from "../../vocabulary/vocabulary.ts";

/** Home is reached by the exact roll; a roll past it refuses the move. */
export function exact(from: Square, by: number, size: number): Square | null {
  return from + by > size ? null : from + by;
}
