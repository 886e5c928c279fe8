import { isBytes } from "@noble/hashes/utils.js";
import type { Game, Rulebook } from "@serpentine/core";
import type { LogProblem } from "../log-problem.ts";
import type { Log } from "../vocabulary.ts";
import { limits } from "../vocabulary.ts";
import type { Fault } from "./fits.ts";
import { fault } from "./fits.ts";
import { hasByteOrderMark } from "./lines.ts";
import { Reader } from "./reader.ts";
import { encodeUtf8 } from "./utf8.ts";

export interface LogOptions {
  /** For a setup that uses words of a rulebook of one's own. */
  readonly rulebook?: Rulebook;
}

export type ReadLog =
  | { readonly ok: true; readonly log: Log; readonly game: Game; readonly warnings: readonly LogProblem[] }
  | { readonly ok: false; readonly problems: readonly LogProblem[] };

/**
 * Reads a log, from a text or, better, from the bytes of a file: a crash may have cut a character in half. Total:
 * never throws, and takes time in proportion to the log. Problems come in the order of the lines, the first hundred;
 * with a problem anywhere nothing is handed out.
 *
 * Warnings: `cutOff`, a last line that a crash cut off was left out; `noLineEnd`, the last line is whole but has no
 * line end, so whoever appends writes one first.
 */
export function readLog(text: string | Uint8Array, { rulebook }: LogOptions = {}): ReadLog {
  const { opened, problems, warnings, entries, seal } = readerOf(text, rulebook);
  if (opened === null || problems.length > 0) return { ok: false, problems };
  const { header, game } = opened;
  return { ok: true, log: { header, entries, seal }, game, warnings };
}

/** A reader that has read all it can. */
export function readerOf(text: unknown, rulebook: Rulebook | undefined): Reader {
  const found = bytesOf(text);
  if (!found.ok) {
    const reader = new Reader(new Uint8Array(), rulebook);
    reader.report(1, [found.fault]);
    return reader;
  }
  const { bytes } = found;
  const reader = new Reader(bytes, rulebook);
  const marked = hasByteOrderMark(bytes);
  if (bytes.length === 0) reader.report(1, [fault("empty")]);
  if (marked) reader.report(1, [fault("byteOrderMark")]);
  reader.read(marked ? 3 : 0);
  return reader;
}

type Bytes = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly fault: Fault };

function bytesOf(text: unknown): Bytes {
  // As bytes, a text is at least as long.
  if (typeof text === "string" && text.length > limits.bytes) return tooLong(text);
  const bytes = typeof text === "string" ? encodeUtf8(text) : viewOf(text);
  if (bytes === null) return { ok: false, fault: fault("notText", text) };
  return bytes.length > limits.bytes ? tooLong(bytes) : { ok: true, bytes };
}

function tooLong({ length }: string | Uint8Array): Bytes {
  return { ok: false, fault: fault("tooLong", length, limits.bytes) };
}

/** Bytes as they are in memory: a proxy may throw at any question, and an object may have a `length` of its own. */
function viewOf(value: unknown): Uint8Array | null {
  try {
    return isBytes(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : null;
  } catch {
    return null;
  }
}
