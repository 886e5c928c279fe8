import type { Line } from "./lines.ts";
import { printable } from "./printable.ts";
import type { BoardFileProblem, Setting } from "./vocabulary.ts";
import { germanWords, settings } from "./vocabulary.ts";
import { trimmed } from "./white-space.ts";

/** One line of a board file: which setting, and what stands behind the first `=`. */
export interface Entry {
  readonly line: number;
  readonly setting: Setting;
  readonly value: string;
  /** What is wrong with the line as a whole; then the value counts for nothing. */
  readonly problem: BoardFileProblem | null;
}

/** Both languages, in lower case; a Map, so that no word is found that nobody put there. */
const settingNamed: ReadonlyMap<string, Setting> = new Map(
  settings.flatMap((setting) => [
    [lowerCase(setting), setting],
    [lowerCase(germanWords[setting]), setting],
  ]),
);

/** Null for a blank line. */
export function entryOf({ number: line, text, problem }: Line): Entry | BoardFileProblem | null {
  const content = trimmed(text);
  if (content === "") return problem;
  const equals = content.indexOf("=");
  const key = trimmed(content.slice(0, Math.max(equals, 0)));
  const setting = settingNamed.get(lowerCase(key));
  if (setting !== undefined) return { line, setting, value: trimmed(content.slice(equals + 1)), problem };
  if (problem !== null) return problem;
  if (key === "") return { code: "noSetting", line, values: [printable(content)] };
  return { code: "unknownSetting", line, values: [printable(key), ...settings] };
}

/** A to Z only: no language has a say in it, and the sign for kelvin is no K. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
