/**
 * A copy of a list, holes as undefined, that asks its length once and never its iterator: somebody's own iterator
 * may never end.
 */
export function listed(list: readonly unknown[]): readonly unknown[] {
  return Array.from({ length: list.length }, (_item, index) => list[index]);
}
