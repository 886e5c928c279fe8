import type { Square } from "../../vocabulary/vocabulary.ts";

/** At most one snake, then at most one ladder: the order in which seed 002's `getNextPosition` looks them up. */
export function snakeThenLadder(landing: Square, jumps: ReadonlyMap<Square, Square>): readonly Square[] {
  const path = [landing];
  let at = landing;
  const first = jumps.get(at);
  if (first !== undefined && first < at) {
    path.push(first);
    at = first;
  }
  const second = jumps.get(at);
  if (second !== undefined && second > at) path.push(second);
  return path;
}
