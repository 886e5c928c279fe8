/**
 * The words of a log: its versions, its limits, its three kinds of lines. The format is described in
 * docs/reference/log.md.
 */
import type { Game, GameEvent } from "@serpentine/core";
import type { Source } from "@serpentine/dice";

export const logFormat = "serpentine-log";
/** The version of the lines: which keys there are and what they mean. */
export const logVersion = 1;
/** The version of what the rules mean: docs/reference/rules.md. */
export const rulesVersion = 1;

/** A log and a line of it longer than this are refused. */
export const limits = { bytes: 2 ** 28, bytesInALine: 2 ** 26, levels: 64 } as const;

/** The first line. Keys it does not know are kept, here as in entries. */
export interface LogHeader {
  readonly format: typeof logFormat;
  readonly version: typeof logVersion;
  readonly id: string;
  /** When the game was started, as ISO 8601 has it: `2026-11-29T18:00:00.000Z`. */
  readonly created: string;
  /** What wrote the log. */
  readonly by?: string;
  readonly rules: typeof rulesVersion;
  /** Every default written out. */
  readonly setup: Game;
  readonly source: Source;
  /** The log whose first `n` entries this one began with. */
  readonly forkedFrom?: { readonly id: string; readonly n: number };
  readonly [key: string]: unknown;
}

/** Something an application wrote down: any type with a colon in it, any other keys. No rule looks at it. */
export interface AppEvent {
  readonly type: `${string}:${string}`;
  readonly [key: string]: unknown;
}

/** One event. Unknown keys of a game's event are kept in `event`, and nobody looks at them. */
export interface LogEntry {
  /** 1 for the first line after the header, then one more each line; app entries count. */
  readonly n: number;
  /** When, as ISO 8601 has it. */
  readonly at: string;
  readonly event: GameEvent | AppEvent;
}

/** The last line, if the log is closed. */
export interface Seal {
  /** The `n` of the last entry; 0 if there is none. */
  readonly end: number;
  /** Of all bytes before the seal's line, in lower-case hex. */
  readonly sha256: string;
  /** The seed of sealed dice; for no other dice. */
  readonly seed?: string;
}

export interface Log {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  /** Null while the log is open. */
  readonly seal: Seal | null;
}
