import { makeLine } from "../make-line.ts";
import type { LogEntry } from "../vocabulary.ts";

/**
 * A line between the header and the seal, its line end too.
 * Throws a TypeError for an event with a key `n` or `at`, which are the line's own.
 */
export function entryLine({ n, at, event }: LogEntry): string {
  if (Object.hasOwn(event, "n") || Object.hasOwn(event, "at")) throw new TypeError("n and at are not an event's keys");
  return makeLine({ n, at, ...event });
}
