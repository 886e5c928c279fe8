import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The program as it is installed. */
export const bin: string = join(root, "packages/cli/dist/bin.js");

/** Compiles the program and the inspector's page; does nothing where they are up to date. */
export function build(): void {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const built = spawnSync(process.execPath, [tsc, "-b", join(root, "packages/cli")], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stdout);
}
