import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

/** The browser to test in: `$CHROMIUM`, else Debian's. */
export const executable: string | undefined = [process.env["CHROMIUM"], "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

/** Where the tests in a browser may be left out: nowhere but on somebody's own machine. */
export const isOptional = (process.env["CI"] ?? "") === "";

export function launch(): Promise<Browser> {
  if (executable === undefined) throw new Error("no browser: set CHROMIUM, or install Debian's package chromium");
  // What is not on the loopback has no address at all.
  const offline = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
  const quiet = [
    offline,
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath: executable, args: isRoot ? [...quiet, "--no-sandbox"] : quiet });
}
