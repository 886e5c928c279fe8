// Every check of the repository. The last line, `N passed, N failed`, is counted from vitest's own report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, run } from "./steps.mjs";

check();

const folder = mkdtempSync(join(tmpdir(), "serpentine-test-"));
const file = join(folder, "report.json");
// Arguments narrow the run: npm test -- packages/dice
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
const code = run("vitest", "run", "--config", "vitest.workspace.ts", ...reporters, ...process.argv.slice(2));
const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
rmSync(folder, { recursive: true });

if (report === undefined) {
  console.error("\ntests failed: vitest left no report.");
  process.exit(code || 1);
}

// A file that cannot be loaded has no tests to count, so it counts as one failure of its own.
const unloaded = report.testResults.filter((suite) => suite.status === "failed" && suite.assertionResults.length === 0);
for (const suite of unloaded) console.error(`\ncould not be loaded: ${suite.name}`);
const passed = report.numPassedTests;
const failed = report.numFailedTests + unloaded.length;
const skipped = report.numTotalTests - report.numPassedTests - report.numFailedTests;

if (skipped > 0) console.log(`\n${skipped} not run (skipped or to do)`);
if (passed + failed === 0) console.error("\nNo test ran.");
else if (code !== 0 && failed === 0) console.error("\nvitest failed outside of any test; see above.");
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = code || (failed > 0 || passed === 0 ? 1 : 0);
