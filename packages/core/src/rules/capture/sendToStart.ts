import type { Seat } from "../../vocabulary/vocabulary.ts";

/** Whoever was on the square goes back to the start. */
export function sendToStart(others: readonly Seat[]): readonly Seat[] {
  return others;
}
