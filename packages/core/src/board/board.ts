import type { Effect, Game, Square } from "../vocabulary/vocabulary.ts";

/** A board ready to be asked: one lookup a question, memory by the number of jumps, not of squares. */
export interface Board {
  readonly size: number;
  readonly start: 0 | 1;
  /** Where a jump from a square leads. One table: a snake goes down, a ladder up. */
  readonly jumps: ReadonlyMap<Square, Square>;
  readonly effects: ReadonlyMap<Square, Effect>;
}

export function boardOf({ size, start, jumps, squares }: Game["board"]): Board {
  return {
    size,
    start,
    jumps: new Map(jumps.map(({ from, to }) => [from, to])),
    effects: new Map(Object.entries(squares).map(([square, effect]) => [Number(square), effect])),
  };
}
