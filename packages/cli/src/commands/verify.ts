import { verificationText, verify as verifyLog } from "@serpentine/log";
import { readLogFile } from "../files/read-log-file.ts";
import type { Io } from "../terminal/io.ts";
import { visible } from "../text/visible.ts";

/** Says what of a log was checked and holds, or which line is the first that does not. The exit code. */
export async function verify(file: string, io: Io): Promise<number> {
  const bytes = await readLogFile(file, io);
  if (bytes === undefined) return 2;
  const found = verifyLog(bytes);
  const text = verificationText(found).split("\n").map(visible).join("\n");
  (found.ok ? io.stdout : io.stderr).write(text.endsWith("\n") ? text : `${text}\n`);
  return found.ok ? 0 : 1;
}
