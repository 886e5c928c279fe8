/** `on 18`; square 0 is off the board: `at the start`. */
export function standsText(square: number): string {
  return square === 0 ? "at the start" : `on ${square}`;
}
