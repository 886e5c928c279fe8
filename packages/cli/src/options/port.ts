import { quoted } from "../text/visible.ts";
import type { Report } from "./report.ts";
import { wholeNumber } from "./whole-number.ts";

/** Where to listen; 0, which is usual, is any port that is free. Undefined, and a report, for what is no port. */
export function readPort(typed: string | undefined, report: Report): number | undefined {
  const port = typed === undefined ? 0 : wholeNumber(typed);
  if (port !== undefined && port <= 65_535) return port;
  return report(`--port: a whole number from 0 to 65535 is wanted, not ${quoted(typed ?? "")}.`);
}
