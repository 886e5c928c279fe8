import type { Seat } from "../../vocabulary/vocabulary.ts";

/** The first in the list begins. */
export function listed(seats: readonly Seat[]): { starts: Seat } {
  return { starts: seats[0] ?? 0 };
}
