import type { TurnTaken } from "@serpentine/core";

/**
 * A player called "" comes home. On the page `winner()` is "" as long as nobody has won, so a win of theirs is
 * nobody's: their token rests on the last square and the game goes on, the die passing as after any other turn.
 * The recorded tests of the class have it so (14 of the 300).
 */
export function nobodysWin(event: TurnTaken, seats: number, sixAgain: boolean): TurnTaken {
  const { place: _place, ...turn } = event;
  const seat = Number(event.player);
  const next = sixAgain && event.roll === 6 ? seat : (seat + 1) % seats;
  return { ...turn, next: String(next) };
}
