import { verificationText, verify as verifyLog } from "@serpentine/log";
import { complainOfLog } from "../files/complain-of-log.ts";
import { readLogFile } from "../files/read-log-file.ts";
import type { Io } from "../terminal/io.ts";
import { print } from "../terminal/print.ts";
import { visible } from "../text/visible.ts";

/** Says what of a log was checked and holds, or which line is the first that does not. The exit code. */
export async function verify(file: string, io: Io): Promise<number> {
  const bytes = await readLogFile(file, io);
  if (bytes === undefined) return 2;
  const found = verifyLog(bytes);
  // The warnings are told with the problems.
  if (found.ok)
    print(
      io,
      verificationText({ ...found, warnings: [] })
        .split("\n")
        .map(visible),
    );
  complainOfLog(io, file, found);
  return found.ok ? 0 : 1;
}
