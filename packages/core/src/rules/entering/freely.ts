/** Any roll brings a token on to the board. */
export function freely(): boolean {
  return true;
}
