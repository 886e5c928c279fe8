import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Game, Rulebook } from "@serpentine/core";
import { readEntry } from "../entry/read-entry.ts";
import type { Around } from "../event/parts.ts";
import { aroundOf } from "../event/parts.ts";
import { isGameEvent } from "../events-of.ts";
import { readHeader } from "../header/read-header.ts";
import type { LogProblem } from "../log-problem.ts";
import { mostProblems } from "../log-problem.ts";
import { isSeal, readSeal } from "../seal/read-seal.ts";
import type { LogEntry, LogHeader, Seal } from "../vocabulary.ts";
import type { Fault, Found } from "./fits.ts";
import { fault } from "./fits.ts";
import { lineObject } from "./line-object.ts";
import type { Line } from "./lines.ts";
import { linesOf } from "./lines.ts";

/** What the header says, once it has been read. */
export interface Opened {
  readonly header: LogHeader;
  readonly game: Game;
  readonly around: Around;
}

/** Reads a log line by line, once. Everything that is wrong is in `problems`, in the order of the lines. */
export class Reader {
  readonly problems: LogProblem[] = [];
  readonly warnings: LogProblem[] = [];
  opened: Opened | null = null;
  /** Those before the first problem: entry `index` is on line `index + 2`. */
  readonly entries: LogEntry[] = [];
  seal: Seal | null = null;
  sealLine: number | null = null;
  private next = 1;
  private overSince: number | null = null;
  private seenCarriageReturn = false;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly rulebook: Rulebook | undefined,
  ) {}

  read(from: number): void {
    for (const line of linesOf(this.bytes, from)) {
      if (this.sealLine !== null) return this.report(line.number, [fault("afterSeal", this.sealLine)]);
      this.line(line);
      if (this.opened === null || this.problems.length >= mostProblems) return;
    }
  }

  report(line: number, faults: readonly Fault[]): void {
    for (const found of faults.slice(0, mostProblems - this.problems.length)) this.problems.push({ ...found, line });
  }

  private line(line: Line): void {
    if (line.text?.endsWith("\r") && !this.seenCarriageReturn) {
      this.seenCarriageReturn = true;
      this.report(line.number, [fault("carriageReturn")]);
    }
    const read = lineObject(line);
    if (read.ok) {
      if (!line.ended) this.warnings.push({ ...fault("noLineEnd"), line: line.number });
      return this.object(line, read.object);
    }
    if (line.ended || !read.couldBeCutOff) this.report(line.number, [read.fault]);
    else if (this.opened === null) this.report(line.number, [fault("noHeader", line.text ?? "")]);
    else this.warnings.push({ ...fault("cutOff", line.start, line.length), line: line.number });
    this.next += 1;
  }

  private object(line: Line, object: Found): void {
    if (this.opened === null) return this.header(line, object);
    if (isSeal(object)) return this.sealed(line, object, this.opened);
    this.entry(line, object, this.opened);
  }

  private header(line: Line, object: Found): void {
    const read = readHeader(object, this.rulebook);
    if (!read.ok) return this.report(line.number, read.faults);
    this.opened = { header: read.header, game: read.game, around: aroundOf(read.game) };
  }

  private entry(line: Line, object: Found, { around }: Opened): void {
    const read = readEntry(object, around);
    if (read.ok) this.inOrder(line, read.entry);
    else this.report(line.number, read.faults);
    // Counting goes on from the number that was found: one gap is one problem.
    const { n } = object;
    this.next = (Number.isSafeInteger(n) ? (n as number) : this.next) + 1;
    if (read.ok && this.problems.length === 0) this.entries.push(read.entry);
  }

  private inOrder(line: Line, { n, event }: LogEntry): void {
    if (n > this.next) this.report(line.number, [fault("gap", this.next, n)]);
    if (n < this.next) this.report(line.number, [fault("repeat", n, this.next)]);
    if (!isGameEvent(event)) return;
    if (this.overSince !== null) this.report(line.number, [fault("afterOver", this.overSince)]);
    else if (event.type === "GameAborted" || event.next === null) this.overSince = n;
  }

  private sealed(line: Line, object: Found, { header }: Opened): void {
    this.sealLine = line.number;
    const read = readSeal(object, header.source.kind);
    if (!read.ok) return this.report(line.number, read.faults);
    const { end, sha256: recorded } = (this.seal = read.seal);
    if (end !== this.next - 1) this.report(line.number, [fault("wrongEnd", end, this.next - 1)]);
    const computed = bytesToHex(sha256(this.bytes.subarray(0, line.start)));
    if (computed !== recorded) this.report(line.number, [fault("wrongHash", recorded, computed)]);
  }
}
