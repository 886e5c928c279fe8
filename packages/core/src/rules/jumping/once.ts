import type { Square } from "../../vocabulary/vocabulary.ts";

/** One jump, even if it ends where another begins. */
export function once(landing: Square, jumps: ReadonlyMap<Square, Square>): readonly Square[] {
  const to = jumps.get(landing);
  return to === undefined ? [landing] : [landing, to];
}
