import { gameMachine } from "@serpentine/machine";
import { chartOf, statesOf, toDot, toMermaid, toScxml } from "@serpentine/machine/chart";
import type { Io } from "../terminal/io.ts";
import { complain } from "../terminal/print.ts";
import { list } from "../text/count.ts";
import { didYouMean } from "../text/nearest.ts";
import { quoted } from "../text/visible.ts";

/** What `serpentine chart` was asked for, as it was typed. */
export interface ChartOptions {
  readonly format?: string;
  readonly active?: string;
}

const { config } = gameMachine;
const whole = chartOf(config);
const drawn = { mermaid: toMermaid, dot: toDot, scxml: toScxml };

export const formats = [...Object.keys(drawn), "json"];
/** Those that a machine can be in, as they are typed: `playing`, `playing.turns`. */
export const states = statesOf(whole)
  .map(({ path }) => path)
  .filter((path) => path !== "");

/** Prints the machine's chart. The exit code. */
export function chart({ format = "mermaid", active }: ChartOptions, io: Io): number {
  const problems = [
    ...wrongWord("format", format, formats),
    ...(active === undefined ? [] : wrongWord("active", active, states)),
  ];
  if (active !== undefined && format === "json") {
    problems.push("--active: json is the machine's config, and nothing is lit in it; it goes with the other formats.");
  }
  if (problems.length > 0) {
    complain(io, problems);
    return 2;
  }
  const draw = drawn[format as keyof typeof drawn] as (typeof drawn)[keyof typeof drawn] | undefined;
  io.stdout.write(draw === undefined ? `${JSON.stringify(config, null, 2)}\n` : draw(whole, active));
  return 0;
}

function wrongWord(what: "format" | "active", typed: string, words: readonly string[]): string[] {
  if (words.includes(typed)) return [];
  const thing = what === "format" ? "format" : "state";
  return [`--${what}: there is no ${thing} ${quoted(typed)}; there are ${list(words)}.${didYouMean(typed, words)}`];
}
