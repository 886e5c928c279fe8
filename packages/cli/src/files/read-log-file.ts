import { limits } from "@serpentine/log";
import type { Io } from "../terminal/io.ts";
import { complain } from "../terminal/print.ts";
import { fileTitle } from "./file-title.ts";
import { readBytes } from "./read-bytes.ts";

/** The bytes of a log; undefined, and a complaint, for a file that cannot be read. `-` is standard input. */
export async function readLogFile(file: string, io: Io): Promise<Uint8Array | undefined> {
  const read = await readBytes(file, limits.bytes, io);
  if (read.ok) return read.bytes;
  complain(io, [`${fileTitle(file)}: ${read.problem}`]);
  return undefined;
}
