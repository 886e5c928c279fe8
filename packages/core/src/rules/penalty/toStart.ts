import type { Seat, Square } from "../../vocabulary/vocabulary.ts";
import type { Standing } from "../families.ts";

/** The token goes back to the start. */
export function toStart(_seat: Seat, { start }: Standing): { to: Square; restored: [] } {
  return { to: start, restored: [] };
}
