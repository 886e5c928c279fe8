import type { Input } from "./io.ts";

export type Key = "enter" | "stop";

const ctrlC = "\u0003";
const ctrlD = "\u0004";

/** The keys of a terminal, one at a time. */
export interface Keys {
  /** The next Enter, or the wish to stop: q, Ctrl-C, Ctrl-D, or a terminal that has gone away. */
  readonly next: () => Promise<Key>;
  /** Makes `next` answer `stop`, now and from now on. */
  stop(): void;
  readonly stopped: () => boolean;
  /** Gives the terminal back as it was. */
  close(): void;
}

/**
 * Takes the terminal's keys as they are pressed, without echo. What is typed while nobody waits is dropped, and so is
 * a second Enter in one go: each roll is asked for on its own.
 */
export function openKeys(stdin: Input): Keys {
  let stopped = false;
  let waiting: ((key: Key) => void) | undefined;
  const answer = (key: Key) => {
    const tell = waiting;
    waiting = undefined;
    tell?.(key);
  };
  const stop = () => {
    stopped = true;
    answer("stop");
  };
  const onData = (chunk: Uint8Array | string) => {
    const text = typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk);
    if (/^q/i.test(text) || text.includes(ctrlC) || text.includes(ctrlD)) stop();
    else if (/[\r\n]/.test(text)) answer("enter");
  };
  stdin.setRawMode?.(true);
  stdin.on("data", onData);
  stdin.on("end", stop);
  stdin.on("error", stop);
  stdin.resume();
  return {
    next: () => (stopped ? Promise.resolve("stop") : new Promise((tell) => (waiting = tell))),
    stop,
    stopped: () => stopped,
    close() {
      stdin.removeListener("data", onData);
      stdin.removeListener("end", stop);
      stdin.removeListener("error", stop);
      stdin.setRawMode?.(false);
      stdin.pause();
    },
  };
}
