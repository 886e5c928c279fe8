import type { Edition } from "@serpentine/editions";
import { editionNamed, editions } from "@serpentine/editions";
import { list } from "../text/count.ts";
import { didYouMean } from "../text/nearest.ts";
import { quoted } from "../text/visible.ts";
import type { Report } from "./report.ts";

/** An edition by its name; undefined, and a report, for a name there is not. */
export function readEdition(typed: string, report: Report): Edition | undefined {
  const names = Object.keys(editions);
  return (
    editionNamed(typed) ??
    report(`--edition: there is no edition ${quoted(typed)}; there are ${list(names)}.${didYouMean(typed, names)}`)
  );
}
