/**
 * Thrown by looking at a part of a setup that could not be read: whoever needed it has nothing to say about this
 * setup. One value, known by identity: asking a hostile value for its class may throw.
 */
export const unread = new Error("this part of the setup could not be read");

/**
 * What could be read of a whole, for checks that ask about it even though something else is wrong: looking at one of
 * the `wanted` parts that is not there throws `unread`, which `Asked.reading` passes over.
 */
export function readable<Whole extends object>(
  read: { [key in keyof Whole]?: Whole[key] | undefined },
  wanted: readonly (keyof Whole)[],
): Whole {
  for (const key of wanted) {
    if (read[key] === undefined) Object.defineProperty(read, key, { get: throwUnread });
  }
  return read as Whole;
}

function throwUnread(): never {
  throw unread;
}
