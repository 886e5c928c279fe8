import { visible } from "../text/visible.ts";
import { wrapped } from "../text/wrapped.ts";
import { coloursFor } from "./colour.ts";
import type { Io, Output } from "./io.ts";

/** The columns of a terminal; undefined where a line may be as long as it likes. */
export function columnsOf({ isTTY, columns = 0 }: Output): number | undefined {
  return isTTY === true && columns > 0 ? columns : undefined;
}

/** Writes lines as they are. */
export function print({ stdout }: Io, lines: readonly string[]): void {
  stdout.write(lines.map((line) => `${line}\n`).join(""));
}

/** Writes sentences, wrapped at a terminal. */
export function say(io: Io, sentences: readonly string[]): void {
  const columns = columnsOf(io.stdout);
  print(io, columns === undefined ? sentences : sentences.flatMap((sentence) => wrapped(sentence, columns)));
}

/** Tells what is wrong, on standard error, a line each. Whatever got into a text is made visible. */
export function complain({ stderr, env }: Io, problems: readonly string[], word = "error"): void {
  const { red } = coloursFor(stderr, env);
  const columns = columnsOf(stderr);
  for (const problem of problems) {
    const text = `${word}: ${visible(problem)}`.replace(/(?<![.?])$/, ".");
    const lines = columns === undefined ? [text] : wrapped(text, columns);
    stderr.write(`${lines.join("\n").replace(`${word}:`, red)}\n`);
  }
}
