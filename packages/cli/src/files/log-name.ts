import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Io } from "../terminal/io.ts";
import { fileProblem } from "./file-problem.ts";

/** An id for a new game: when it began, and a little chance for two that begin at once. */
export function newId({ now, newSeed }: Pick<Io, "now" | "newSeed">): string {
  const [date = "", time = ""] = now().toISOString().split("T");
  return `${date.replaceAll("-", "")}-${time.slice(0, 8).replaceAll(":", "")}-${newSeed().slice(0, 4)}`;
}

/** Where the log goes if nobody says. */
export function logNameOf(id: string): string {
  return `serpentine-${id}.jsonl`;
}

/** Why a log cannot be written there, as far as that can be seen without writing; undefined if nothing is in the way. */
export function logNameProblem(file: string, force: boolean, cwd: string): string | undefined {
  if (file === "" || file === "-") return "the name of a file is wanted.";
  const path = resolve(cwd, file);
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) {
      accessSync(dirname(path), constants.W_OK);
      return undefined;
    }
    if (found.isDirectory()) return "it is a folder, not a file.";
    if (!force) return "it is there already; --force writes over it.";
    accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    return fileProblem(error);
  }
}
