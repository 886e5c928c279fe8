import { basename, dirname, relative, resolve } from "node:path";
import { newSeed } from "@serpentine/dice";
import type { Io, Output, Signal } from "./io.ts";
import { signals } from "./io.ts";

/** The terminal, the clock and the chance of this process. */
export function processIo(): Io {
  const cwd = process.cwd();
  return {
    stdin: process.stdin,
    stdout: quiet(process.stdout),
    stderr: quiet(process.stderr),
    env: process.env,
    cwd,
    program: programName(process.argv[1] ?? "serpentine", cwd),
    now: () => new Date(),
    newSeed,
    onSignal(listener) {
      const came = (signal: string) => listener(signal as Signal);
      for (const signal of signals) process.on(signal, came);
      return () => {
        for (const signal of signals) process.off(signal, came);
      };
    },
  };
}

/**
 * An output whose reader may leave: `serpentine replay … | head` is no error, and a terminal that has gone away is
 * none, either. What was going on goes on, so that a game comes to its end in the log.
 */
function quiet(stream: NodeJS.WriteStream): Output {
  stream.on("error", () => undefined);
  return stream;
}

/** How to call this program again: by its name if it was found by its name, else the way node was called. */
export function programName(script: string, cwd: string): string {
  if (basename(script) !== "serpentine") return `node ${relative(cwd, resolve(script)) || script}`;
  return basename(dirname(script)) === ".bin" ? "npx serpentine" : "serpentine";
}
