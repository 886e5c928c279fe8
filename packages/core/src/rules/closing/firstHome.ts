/** Over when the first player is home. */
export function firstHome(home: number): boolean {
  return home >= 1;
}
