import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test, and for the files that it writes and finds there. */
export interface Folder {
  readonly path: string;
  readonly write: (name: string, content: string | Uint8Array) => string;
  readonly read: (name: string) => string;
  readonly list: () => string[];
}

export function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), "serpentine-cli-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write(name, content) {
      writeFileSync(join(path, name), content);
      return join(path, name);
    },
    read: (name) => readFileSync(join(path, name), "utf8"),
    list: () => readdirSync(path).toSorted(),
  };
}
