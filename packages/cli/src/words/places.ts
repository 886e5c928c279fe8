/** Square 0 is off the board: `the start`; any other is its number. */
export function squareText(square: number): string {
  return square === 0 ? "the start" : `${square}`;
}

/** `on 18`, `at the start`. */
export function standsText(square: number): string {
  return square === 0 ? "at the start" : `on ${square}`;
}
