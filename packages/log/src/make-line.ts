import { utf8ToBytes } from "@noble/hashes/utils.js";
import { limits } from "./vocabulary.ts";

/** One line of JSON. Throws a RangeError for one that is too long to be read again. */
export function makeLine(object: object): string {
  const line = JSON.stringify(object);
  // A character takes at most three bytes: nearly every line is done with here.
  if (line.length * 3 > limits.bytesInALine && utf8ToBytes(line).length > limits.bytesInALine) {
    throw new RangeError(`a line of a log has at most ${limits.bytesInALine} bytes`);
  }
  return `${line}\n`;
}
