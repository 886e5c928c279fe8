import { entryLine } from "./entry/entry-line.ts";
import { headerLine } from "./header/make-header.ts";
import { sealLine } from "./seal/seal-line.ts";
import type { Log } from "./vocabulary.ts";

/** The text of a log. A seal is made anew, of this text: what `readLog` read as 3.0 is written as 3. */
export function makeLog({ header, entries, seal }: Log): string {
  const text = headerLine(header) + entries.map(entryLine).join("");
  return seal === null ? text : text + sealLine(text, seal.seed);
}
