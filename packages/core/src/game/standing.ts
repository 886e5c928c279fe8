import type { GameState, Seat, Square } from "../vocabulary/vocabulary.ts";

export function isHome(state: GameState, seat: Seat): boolean {
  return state.ranking.includes(seat);
}

export function isGone(state: GameState, seat: Seat): boolean {
  return state.withdrawn.includes(seat);
}

/** Neither home nor gone. */
export function isUnderway(state: GameState, seat: Seat): boolean {
  return !isHome(state, seat) && !isGone(state, seat);
}

/** The multiplier of a seat's next roll. */
export function factorOf(state: GameState, seat: Seat): number {
  return state.factors?.[seat] ?? 1;
}

/** The other tokens on a square that still count, in seat order. */
export function othersOn(state: GameState, seat: Seat, square: Square): readonly Seat[] {
  const others: Seat[] = [];
  state.positions.forEach((at, other) => {
    if (at === square && other !== seat && isUnderway(state, other)) others.push(other);
  });
  return others;
}
