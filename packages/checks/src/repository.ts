import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

export const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Every file that git tracks or would track. A file that is deleted but still in the index is left out. */
export const files: readonly string[] = execFileSync(
  "git",
  ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\0")
  .filter((path) => path !== "" && existsSync(join(root, path)));

export const packageNames: readonly string[] = readdirSync(join(root, "packages")).filter((name) =>
  existsSync(join(root, "packages", name, "package.json")),
);

/**
 * A small copy of the repository with files planted in it, in a temporary folder: the given configuration files are
 * the real ones. Nothing is written into the working tree, where other tests read.
 */
export function mirror(configuration: readonly string[], planted: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "serpentine-checks-")));
  for (const path of configuration) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs a tool of the repository in a folder and gives back what it printed. */
export function tool(name: string, args: readonly string[], cwd: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join(root, "node_modules", ".bin", name), args, {
    cwd,
    encoding: "utf8",
  });
  return { code: status, output: stdout + stderr };
}
