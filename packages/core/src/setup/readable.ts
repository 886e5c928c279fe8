/** Looking at a part of a setup that could not be read. Whoever needed it has nothing to say about this setup. */
export class Unread extends Error {}

/**
 * What could be read of a whole, for checks that ask about it even though something else is wrong: looking at one of
 * the `wanted` parts that is not there throws `Unread`, which `Asked.reading` passes over.
 */
export function readable<Whole extends object>(
  read: { [key in keyof Whole]?: Whole[key] | undefined },
  wanted: readonly (keyof Whole)[],
): Whole {
  for (const key of wanted) {
    if (read[key] === undefined) Object.defineProperty(read, key, { get: unread });
  }
  return read as Whole;
}

function unread(): never {
  throw new Unread();
}
