/** Another turn, however often it comes. */
export function unlimited(): null {
  return null;
}
