import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The browser to test in: `$CHROMIUM`, else Debian's. */
const executable = [process.env["CHROMIUM"], "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

/** Without a browser these tests are left out on somebody's own machine, and loudly; in CI they fail. */
export function isLeftOut(what: string): boolean {
  const leftOut = executable === undefined && (process.env["CI"] ?? "") === "";
  if (leftOut) console.warn(`\n!!! NOT RUN: ${what}. There is no Chromium: set CHROMIUM, or install Debian's.\n`);
  return leftOut;
}

/** A browser that reaches nothing but the loopback. */
export function launch(): Promise<Browser> {
  if (executable === undefined) throw new Error("no browser: set CHROMIUM, or install Debian's package chromium");
  const args = [
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath: executable, args });
}
