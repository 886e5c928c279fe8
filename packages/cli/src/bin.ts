#!/usr/bin/env node
import { fileProblem } from "./files/file-problem.ts";
import { main } from "./main.ts";
import { processIo } from "./terminal/process-io.ts";

try {
  process.exitCode = await main(process.argv.slice(2), processIo());
} catch (error) {
  // `main` throws nothing; the folder that the program was started in may have been deleted.
  process.stderr.write(`error: the current folder: ${fileProblem(error)}\n`);
  process.exitCode = 2;
}
