// Runs the tools of the repository, one step after the other, from the root.
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

const windows = process.platform === "win32";
// So that a script started without npm finds the tools, too; those of the examples after our own.
const tools = [root, join(root, "docs", "examples")].map((folder) => join(folder, "node_modules", ".bin"));
const env = { ...process.env, PATH: [...tools, process.env.PATH].join(delimiter) };

/** Runs one command line in the root with this terminal; its exit code (1 for one that could not start). */
export function run(command, ...args) {
  return spawnSync(command, args, { cwd: root, env, stdio: "inherit", shell: windows }).status ?? 1;
}

/** Runs a step and ends the process at the first red one, with a message that names it. */
export function step(name, command, ...args) {
  console.log(`\n── ${name}: ${command} ${args.join(" ")}`);
  const code = run(command, ...args);
  if (code === 0) return;
  console.error(`\n${name} failed (exit code ${code}).`);
  process.exit(code);
}

/** Everything that can be known without running a test. Lint includes the layers. */
export function check() {
  step("types", "tsc", "-b", "packages/checks");
  step("types of the Vue example", "vue-tsc", "-p", "docs/examples/vue");
  const svelte = ["--workspace", "docs/examples/svelte", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"];
  step("types of the Svelte example", "svelte-check", ...svelte);
  step("lint and layers", "oxlint");
  step("format", "biome", "check", "--error-on-warnings", ".");
}
