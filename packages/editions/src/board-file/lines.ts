import type { BoardFileProblem } from "./vocabulary.ts";
import { decodeUtf8, utf8Length } from "./utf8.ts";
import { limits } from "./vocabulary.ts";

export interface Line {
  /** 1 for the first. */
  readonly number: number;
  readonly text: string;
}

export interface Lines {
  readonly lines: readonly Line[];
  readonly problems: readonly BoardFileProblem[];
}

/** Splits a board file at CR, LF and CRLF, which may be mixed, and puts aside the lines that cannot be read. */
export function linesOf(content: string | Uint8Array): Lines {
  const tooLarge = sizeProblem(content);
  if (tooLarge !== null) return { lines: [], problems: [tooLarge] };
  const lines: Line[] = [];
  const problems: BoardFileProblem[] = [];
  const raw = typeof content === "string" ? content.split(/\r\n|\r|\n/) : byteLines(content);
  for (const [index, piece] of raw.entries()) {
    const number = index + 1;
    const decoded = typeof piece === "string" ? ({ ok: true, text: piece } as const) : decodeUtf8(piece);
    if (!decoded.ok) {
      const byte = typeof piece === "string" ? 0 : (piece[decoded.at] ?? 0);
      problems.push({ code: "notUtf8", line: number, values: [hex(byte), decoded.at + 1] });
      continue;
    }
    const length = Array.from(decoded.text).length;
    if (length > limits.charactersInALine) {
      problems.push({ code: "lineTooLong", line: number, values: [length, limits.charactersInALine] });
    } else lines.push({ number, text: decoded.text });
  }
  return { lines, problems };
}

const cr = 0x0d;
const lf = 0x0a;

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

/** On the line where the first byte too many is. */
function sizeProblem(content: string | Uint8Array): BoardFileProblem | null {
  const bytes = typeof content === "string" ? utf8Length(content) : content.length;
  if (bytes <= limits.bytes) return null;
  return { code: "fileTooLarge", line: lineOfByte(content, limits.bytes), values: [bytes, limits.bytes] };
}

function lineOfByte(content: string | Uint8Array, place: number): number {
  if (typeof content !== "string") return byteLines(content.subarray(0, place)).length;
  // The longest beginning that fits; a character takes at most three bytes a code unit.
  let fits = Math.floor(place / 3);
  let bytes = utf8Length(content.slice(0, fits));
  while (bytes <= place) {
    fits += 1;
    bytes += utf8Length(content.charAt(fits - 1));
  }
  return content.slice(0, fits - 1).split(/\r\n|\r|\n/).length;
}

function hex(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
