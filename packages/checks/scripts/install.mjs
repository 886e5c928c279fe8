// Installs the dependencies when they are missing or no longer those of the lock file. Needs only Node and npm.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./steps.mjs";

const pnpm = "pnpm@10.34.9"; // 11 does not run on Node 20
const stamp = join(root, "node_modules", ".installed");

const manifests = readdirSync(join(root, "packages")).map((name) => join("packages", name, "package.json"));
const examples = "docs/examples/package.json";
const hash = createHash("sha256");
for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", examples, ...manifests.toSorted()]) {
  if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
}
const wanted = hash.digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing dependencies; this happens once for each lock file.");
  // Without the progress lines, and without a warning about a bin that the first build will make.
  const code = run("npx", "--yes", pnpm, "--loglevel", "error", "install", "--frozen-lockfile");
  if (code !== 0) {
    console.error(`The installation failed. After a change of a package.json, run: npx --yes ${pnpm} install`);
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
}
