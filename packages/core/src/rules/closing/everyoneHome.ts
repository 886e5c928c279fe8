/** Over when everyone is home. */
export function everyoneHome(_home: number, underway: number): boolean {
  return underway === 0;
}
