import { closeSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";
import type { Io } from "../terminal/io.ts";
import { count } from "../text/count.ts";
import { fileProblem } from "./file-problem.ts";

export type ReadBytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: string; readonly isMissing: boolean };

const chunkSize = 2 ** 16;

/** The bytes of a file, or of standard input for `-`; never more than `limit` are held. */
export async function readBytes(file: string, limit: number, io: Io): Promise<ReadBytes> {
  try {
    const bytes = file === "-" ? await bytesOfInput(io, limit) : bytesOfFile(resolve(io.cwd, file), limit);
    if (bytes !== undefined) return { ok: true, bytes };
    return { ok: false, problem: `it is larger than ${count(limit, "byte")}, which is the limit.`, isMissing: false };
  } catch (error) {
    return { ok: false, problem: fileProblem(error), isMissing: (error as { code?: unknown }).code === "ENOENT" };
  }
}

/** Undefined for more than the limit; what has no size of its own (a pipe, a device) is read no further, either. */
function bytesOfFile(path: string, limit: number): Uint8Array | undefined {
  const fd = openSync(path, "r");
  try {
    const chunks: Uint8Array[] = [];
    let total = 0;
    for (;;) {
      const chunk = new Uint8Array(chunkSize);
      const length = readSync(fd, chunk);
      if (length === 0) return Buffer.concat(chunks);
      total += length;
      if (total > limit) return undefined;
      chunks.push(chunk.subarray(0, length));
    }
  } finally {
    closeSync(fd);
  }
}

async function bytesOfInput({ stdin }: Io, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of stdin) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    total += bytes.length;
    if (total > limit) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
