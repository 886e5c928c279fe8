import { quoted } from "../text/visible.ts";
import { lineAndColumn, notJsonAt } from "./json-place.ts";

export type ReadSetupFile =
  | { readonly ok: true; readonly setup: unknown }
  | { readonly ok: false; readonly problem: string };

/** A setup file and a board file that is larger than this is not read. */
export const largestSetup = 2 ** 24;

/** The JSON of a setup file, not checked yet; what is no JSON is told with its place. */
export function readSetupFile(bytes: Uint8Array): ReadSetupFile {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, problem: "it is not UTF-8 text." };
  }
  const at = notJsonAt(text);
  if (at === undefined) return { ok: true, setup: JSON.parse(text) };
  const { line, column } = lineAndColumn(text, at);
  const [rest = ""] = text.slice(at, at + 20).split(/[\r\n]/);
  const found = at === text.length ? "the JSON ends too early" : `this is no JSON: ${quoted(rest)}`;
  return { ok: false, problem: `line ${line}, column ${column}: ${found}.` };
}

/** A log of ours, taken for one of the files it came from. */
export function looksLikeLog(bytes: Uint8Array): boolean {
  return /^\s*\{\s*"format"\s*:\s*"serpentine-log"/.test(beginningOf(bytes));
}

/** Whether a file is a setup (JSON) or a board file: by its name, else by how it begins. */
export function looksLikeSetup(file: string, bytes: Uint8Array): boolean {
  if (/\.json$/i.test(file)) return true;
  if (/\.txt$/i.test(file)) return false;
  return /^\s*[{[]/.test(beginningOf(bytes));
}

function beginningOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 1000));
}
