import type { Seat } from "../../vocabulary/vocabulary.ts";
import type { OpeningThrow } from "../families.ts";

/**
 * Everyone throws once in order, those tied for the highest throw again, until one is left.
 * The throws are counted from the first each time, so that one who withdrew is as if never there.
 */
export function highestRoll(
  seats: readonly Seat[],
  throws: readonly OpeningThrow[],
): { next: Seat } | { starts: Seat } {
  let candidates = seats;
  let used = 0;
  while (candidates.length > 1) {
    const round = throws.slice(used, used + candidates.length);
    const waiting = candidates[round.length];
    if (waiting !== undefined) return { next: waiting };
    const best = round.reduce((most, { roll }) => Math.max(most, roll), 0);
    used += candidates.length;
    candidates = round.filter(({ roll }) => roll === best).map(({ seat }) => seat);
  }
  return { starts: candidates[0] ?? 0 };
}
