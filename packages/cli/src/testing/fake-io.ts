import { PassThrough } from "node:stream";
import { main } from "../main.ts";
import type { Io, Signal } from "../terminal/io.ts";

export interface Around {
  readonly cwd?: string;
  readonly env?: Io["env"];
  /** What standard input holds, where it is no terminal. */
  readonly input?: string;
  /** A terminal: what is typed at each prompt, one after the other. A signal is sent instead of typed. */
  readonly keys?: readonly string[];
  /** Whether a key that is no answer to the prompt is followed by the next. */
  readonly echoes?: boolean;
  /** A signal that comes in as soon as somebody listens. */
  readonly signal?: Signal;
  /** Is shown all that was printed, whenever there is more, and may send a signal. */
  readonly watch?: (out: string, send: (signal: Signal) => void) => void;
  readonly now?: Io["now"];
  readonly columns?: number;
  readonly rows?: number;
  /** Which of the two streams are terminals; both where there are keys. */
  readonly isInputTTY?: boolean;
  readonly isOutputTTY?: boolean;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Each call of `setRawMode`. */
  readonly raw: readonly boolean[];
  /** Keys that nobody asked for. */
  readonly left: number;
  /** Whether somebody still listens to signals or to the terminal. */
  readonly listening: boolean;
}

const isPrompt = (text: string) => /q stops[^.]*\. $/.test(text);
const isSignal = (key: string): key is Signal => /^SIG[A-Z]+$/.test(key);

/** Runs the command line inside this process, with streams that stand in for a terminal or for pipes. */
export async function run(args: readonly string[], around: Around = {}): Promise<Ran> {
  const { keys = [], isInputTTY = keys.length > 0, isOutputTTY = keys.length > 0 } = around;
  const typed = [...keys];
  const raw: boolean[] = [];
  const listeners = new Set<(signal: Signal) => void>();
  const stdin = Object.assign(new PassThrough(), { isTTY: isInputTTY, setRawMode: (on: boolean) => raw.push(on) });
  if (!isInputTTY) stdin.end(around.input ?? "");
  const written = { out: "", err: "" };
  const send = (signal: Signal) => {
    for (const listener of listeners) listener(signal);
  };
  const press = () => {
    const key = typed.shift();
    if (key === undefined) stdin.end();
    else if (isSignal(key)) send(key);
    else stdin.write(key);
    // A key that does not roll brings no new prompt, so that the next one is pressed all the same.
    if (around.echoes === true && key !== undefined && !/[\rq\n]/.test(key)) setImmediate(press);
  };
  const output = (name: "out" | "err") => ({
    isTTY: isOutputTTY,
    columns: isOutputTTY ? (around.columns ?? 80) : undefined,
    rows: isOutputTTY ? (around.rows ?? 24) : undefined,
    write(text: string) {
      written[name] += text;
      if (name === "out" && isPrompt(text)) setImmediate(press);
      if (name === "out") around.watch?.(written.out, send);
    },
  });
  let seeds = 0;
  const code = await main(args, {
    stdin,
    stdout: output("out"),
    stderr: output("err"),
    env: { NO_COLOR: "1", ...around.env },
    cwd: around.cwd ?? process.cwd(),
    program: "serpentine",
    now: around.now ?? (() => new Date("2026-11-29T18:00:00.000Z")),
    newSeed: () => `${(seeds += 1)}`.padStart(32, "5eed"),
    onSignal(listener) {
      listeners.add(listener);
      if (around.signal !== undefined) listener(around.signal);
      return () => void listeners.delete(listener);
    },
  });
  const listening = listeners.size > 0 || stdin.listenerCount("data") > 0;
  return { code, ...written, raw, left: typed.length, listening };
}
