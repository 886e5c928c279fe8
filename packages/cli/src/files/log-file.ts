import { appendFileSync, closeSync, fsyncSync, openSync } from "node:fs";
import { resolve } from "node:path";
import type { Game, GameEvent } from "@serpentine/core";
import type { Source } from "@serpentine/dice";
import { entryLine, headerLine, limits, makeHeader, sealLine } from "@serpentine/log";

export interface NewGame {
  readonly id: string;
  readonly created: Date;
  readonly by: string;
  readonly game: Game;
  readonly source: Source;
}

/** A log that is being written: each line is in the file before the next thing happens. Throws what the file system throws. */
export class LogFile {
  readonly #fd: number;
  #text = "";
  #entries = 0;

  private constructor(fd: number) {
    this.#fd = fd;
  }

  /** `force` writes over a file that is there. */
  static open(file: string, force: boolean, cwd: string): LogFile {
    return new LogFile(openSync(resolve(cwd, file), force ? "w" : "wx"));
  }

  begin(game: NewGame): void {
    this.#write(headerLine(makeHeader({ ...game, created: game.created.toISOString() })));
  }

  record(event: GameEvent, at: Date): void {
    this.#write(entryLine({ n: this.#entries + 1, at: at.toISOString(), event }));
    this.#entries += 1;
  }

  seal(): void {
    this.#write(sealLine(this.#text));
  }

  /** An open log is as valid as a sealed one. */
  close(): void {
    try {
      fsyncSync(this.#fd);
    } catch {
      // A device or a pipe has nothing to be flushed to.
    } finally {
      closeSync(this.#fd);
    }
  }

  #write(line: string): void {
    // A longer log could not be read back; a code unit is at most three bytes.
    if (this.#text.length + line.length > limits.bytes / 3) {
      throw Object.assign(new Error("the log has grown too large"), { code: "EFBIG", syscall: "write" });
    }
    appendFileSync(this.#fd, line);
    this.#text += line;
  }
}
