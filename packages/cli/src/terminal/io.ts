/** What a command reads from: standard input, a terminal or not. */
export interface Input extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean | undefined;
  setRawMode?(on: boolean): unknown;
  on(event: "data", listener: (chunk: Uint8Array | string) => void): unknown;
  on(event: "end" | "error", listener: () => void): unknown;
  removeListener(event: "data", listener: (chunk: Uint8Array | string) => void): unknown;
  removeListener(event: "end" | "error", listener: () => void): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** What a command writes to. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  /** Of a terminal. */
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  write(text: string): unknown;
}

/** Everything around a command, so that a test can stand in for it. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  /** File names are taken from here. */
  readonly cwd: string;
  /** How this program is called from `cwd`: `serpentine`. */
  readonly program: string;
  now(): Date;
  newSeed(): string;
  /** Calls the listener at a signal that asks the program to end; the answer stops that. */
  onSignal(listener: (signal: Signal) => void): () => void;
}

export const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type Signal = (typeof signals)[number];
