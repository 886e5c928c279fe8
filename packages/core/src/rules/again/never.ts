/** One turn a go. */
export function never(): boolean {
  return false;
}
