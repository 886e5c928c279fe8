import type { Seat, Square } from "../../vocabulary/vocabulary.ts";
import type { Standing } from "../families.ts";

/** The turn does not move. */
export function forfeit(seat: Seat, { positions, start }: Standing): { to: Square; restored: [] } {
  return { to: positions[seat] ?? start, restored: [] };
}
