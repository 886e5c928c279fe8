import type { GameState, Seat } from "../vocabulary/vocabulary.ts";
import type { RulesInForce } from "./rules-in-force.ts";
import { isUnderway } from "./standing.ts";

/** More goes than any game makes its players miss; a forged state must not make a list without end of them. */
export const mostMisses = 2_000_000;

/**
 * The go passes: to the next seat that is not home or gone and has no go to miss. `gone` says that this seat
 * itself has just come home or left; `skip` is what it has just been told to miss.
 * Ends by itself: each round over the seats uses up a missed go of everyone still in the game.
 */
export function passOn(
  rules: RulesInForce,
  state: GameState,
  seat: Seat,
  { gone, skip }: { readonly gone: boolean; readonly skip: number },
): { readonly next: Seat | null; readonly missed: readonly Seat[] } {
  const count = rules.seats.length;
  const candidates: Seat[] = [];
  for (let step = 1; step <= count; step += 1) {
    const other = (seat + step) % count;
    if (other === seat ? !gone : isUnderway(state, other)) candidates.push(other);
  }
  const left = new Map(candidates.map((other) => [other, toMiss(state, other) + (other === seat ? skip : 0)]));
  const missed: Seat[] = [];
  while (candidates.length > 0) {
    for (const other of candidates) {
      const goes = left.get(other) ?? 0;
      if (goes === 0) return { next: other, missed };
      if (missed.length >= mostMisses) throw new RangeError(`more than ${mostMisses} goes to miss`);
      left.set(other, goes - 1);
      missed.push(other);
    }
  }
  return { next: null, missed };
}

/** A whole number, also from a state that nobody checked: anything else would never count down to 0. */
function toMiss(state: GameState, seat: Seat): number {
  const goes = state.misses?.[seat] ?? 0;
  return Number.isSafeInteger(goes) && goes > 0 ? goes : 0;
}
