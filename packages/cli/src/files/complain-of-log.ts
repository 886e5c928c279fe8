import type { LogProblem } from "@serpentine/log";
import { logProblemText } from "@serpentine/log";
import type { Io } from "../terminal/io.ts";
import { complain } from "../terminal/print.ts";
import { fileTitle } from "./file-title.ts";

/** What was found in a log that was read or verified. */
export type Found =
  | { readonly ok: true; readonly warnings: readonly LogProblem[] }
  | { readonly ok: false; readonly problems: readonly LogProblem[]; readonly warnings?: readonly LogProblem[] };

/** Tells what is wrong with a log, and then its warnings, on standard error. */
export function complainOfLog(io: Io, file: string, found: Found): void {
  const words = (problem: LogProblem) => `${fileTitle(file)}: ${logProblemText(problem)}`;
  complain(io, found.ok ? [] : found.problems.map(words));
  complain(io, (found.warnings ?? []).map(words), "warning");
}
