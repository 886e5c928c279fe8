import type { Game } from "@serpentine/core";
import type { Source } from "@serpentine/dice";
import { makeLine } from "../make-line.ts";
import type { LogHeader } from "../vocabulary.ts";
import { logFormat, logVersion, rulesVersion } from "../vocabulary.ts";

export interface NewLog {
  readonly id: string;
  /** When the game was started, as ISO 8601 has it: `new Date().toISOString()`. */
  readonly created: string;
  readonly by?: string;
  readonly game: Game;
  readonly source: Source;
  readonly forkedFrom?: { readonly id: string; readonly n: number };
}

export function makeHeader({ id, created, by, game, source, forkedFrom }: NewLog): LogHeader {
  return {
    format: logFormat,
    version: logVersion,
    id,
    created,
    ...(by === undefined ? {} : { by }),
    rules: rulesVersion,
    setup: game,
    source,
    ...(forkedFrom === undefined ? {} : { forkedFrom }),
  };
}

/** The first line, its line end too. */
export function headerLine(header: LogHeader): string {
  return makeLine(header);
}
