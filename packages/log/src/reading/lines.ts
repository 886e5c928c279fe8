import { limits } from "../vocabulary.ts";
import { decodeUtf8 } from "./utf8.ts";

/** A line of a log, its line end left out. */
export interface Line {
  /** 1 for the first line. */
  readonly number: number;
  /** How many bytes are before it, and in it. */
  readonly start: number;
  readonly length: number;
  /** Undefined where the bytes are not UTF-8, or too many. */
  readonly text: string | undefined;
  /** False for a last line without a line end. */
  readonly ended: boolean;
}

const lineFeed = 0x0a;

/** Decides on bytes, before anything is decoded: half a character spoils its own line and no other. */
export function* linesOf(bytes: Uint8Array, from: number): Generator<Line> {
  let number = 1;
  for (let start = from; start < bytes.length; number += 1) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found === -1 ? bytes.length : found;
    const length = end - start;
    const text = length > limits.bytesInALine ? undefined : decodeUtf8(bytes.subarray(start, end));
    yield { number, start, length, text, ended: found !== -1 };
    start = end + 1;
  }
}

const mark = [0xef, 0xbb, 0xbf];

export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
