#!/usr/bin/env node
import { main } from "./main.ts";
import { processIo } from "./terminal/process-io.ts";

try {
  process.exitCode = await main(process.argv.slice(2), processIo());
} catch (error) {
  // Only what is around the program can fail here: a working folder that was deleted, say.
  process.stderr.write(`error: serpentine cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
