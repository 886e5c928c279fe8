import type { BoardOfFile } from "@serpentine/editions";
import { boardFileProblemText, boardOf, parseBoardFile } from "@serpentine/editions";
import type { Io } from "../terminal/io.ts";
import { readBytes } from "./read-bytes.ts";
import { largestSetup, looksLikeLog, looksLikeSetup, readSetupFile } from "./setup-file.ts";

/** A file that says on what to play: a board file, or a setup as JSON, which may say more. */
export type BoardOrSetup =
  | { readonly kind: "board"; readonly board: BoardOfFile }
  | { readonly kind: "setup"; readonly setup: unknown }
  /** `missing` and `unreadable`: the file itself could not be had; `wrong`: what is in it. */
  | { readonly kind: "missing" | "unreadable" | "wrong"; readonly problems: readonly string[] };

/** Reads either; a setup is not checked yet. `-` is standard input. */
export async function readBoardOrSetup(file: string, io: Io): Promise<BoardOrSetup> {
  const read = await readBytes(file, largestSetup, io);
  if (!read.ok) return { kind: read.isMissing ? "missing" : "unreadable", problems: [read.problem] };
  const { bytes } = read;
  if (looksLikeLog(bytes)) return { kind: "wrong", problems: ["it is a log; verify and replay read logs."] };
  if (looksLikeSetup(file, bytes)) {
    const found = readSetupFile(bytes);
    return found.ok ? { kind: "setup", setup: found.setup } : { kind: "wrong", problems: [found.problem] };
  }
  const parsed = parseBoardFile(bytes);
  if (parsed.ok) return { kind: "board", board: boardOf(parsed.boardFile) };
  return { kind: "wrong", problems: parsed.problems.map(boardFileProblemText) };
}
