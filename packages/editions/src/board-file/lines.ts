import { decodeUtf8, utf8Length } from "./utf8.ts";
import type { BoardFileProblem } from "./vocabulary.ts";
import { limits } from "./vocabulary.ts";

export interface Line {
  /** 1 for the first. */
  readonly number: number;
  readonly text: string;
  /** Why the line cannot be used. Its text, up to there, still tells which setting it was meant to be. */
  readonly problem: BoardFileProblem | null;
}

const lineEnd = /\r\n|\r|\n/;
const cr = 0x0d;
const lf = 0x0a;

/** The lines of a board file. CR, LF and CRLF all end a line, in one file too. */
export function linesOf(content: string | Uint8Array): Line[] {
  if (typeof content === "string") {
    return content
      .split(lineEnd)
      .map((text, index) => ({ number: index + 1, text, problem: tooLong(text, index + 1) }));
  }
  return byteLines(content).map((bytes, index) => {
    const number = index + 1;
    const { text, bad } = decodeUtf8(bytes);
    if (bad === null) return { number, text, problem: tooLong(text, number) };
    const byte = `0x${bad.byte.toString(16).toUpperCase()}`;
    return { number, text, problem: { code: "notUtf8", line: number, values: [byte, bad.at + 1] } };
  });
}

/** A file that is too large, on the line where the first byte too many is. */
export function sizeProblem(content: string | Uint8Array): BoardFileProblem | null {
  const bytes = typeof content === "string" ? utf8Length(content) : content.length;
  if (bytes <= limits.bytes) return null;
  return { code: "fileTooLarge", line: lineAfter(content, limits.bytes), values: [bytes, limits.bytes] };
}

function tooLong(text: string, line: number): BoardFileProblem | null {
  const length = Array.from(text).length;
  if (length <= limits.charactersInALine) return null;
  return { code: "lineTooLong", line, values: [length, limits.charactersInALine] };
}

/** In UTF-8 the bytes of CR and LF are nothing else, so a line that is not UTF-8 spoils no other. */
function byteLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== cr && bytes[at] !== lf) continue;
    lines.push(bytes.subarray(start, at));
    if (bytes[at] === cr && bytes[at + 1] === lf) at += 1;
    start = at + 1;
  }
  lines.push(bytes.subarray(start));
  return lines;
}

function lineAfter(content: string | Uint8Array, bytes: number): number {
  if (typeof content !== "string") return byteLines(content.subarray(0, bytes)).length;
  let taken = 0;
  let end = 0;
  for (const character of content) {
    taken += utf8Length(character);
    if (taken > bytes) break;
    end += character.length;
  }
  return content.slice(0, end).split(lineEnd).length;
}
