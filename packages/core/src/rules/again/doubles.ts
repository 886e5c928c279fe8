/** Another turn when all dice show the same; there must be at least two. */
export function doubles(dice: readonly number[]): boolean {
  return dice.length >= 2 && dice.every((face) => face === dice[0]);
}
