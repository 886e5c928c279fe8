import { limits } from "../vocabulary.ts";
import type { Fault, Found } from "./fits.ts";
import { fault, isObject } from "./fits.ts";
import type { Line } from "./lines.ts";

export type LineObject =
  | { readonly ok: true; readonly object: Found }
  | { readonly ok: false; readonly fault: Fault; readonly couldBeCutOff: boolean };

/**
 * A line as an object. No beginning of an object is itself JSON, so a last line without a line end is whole if it can
 * be read, and was cut off if it cannot.
 */
export function lineObject({ text, length }: Line): LineObject {
  if (length > limits.bytesInALine) return not(fault("lineTooLong", length, limits.bytesInALine), false);
  if (text === undefined) return not(fault("notUtf8"), true);
  if (text.trim() === "") return not(fault("blankLine"), true);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return not(fault("brokenLine", text), true);
  }
  return isObject(value) ? { ok: true, object: value } : not(fault("notAnObject", value), false);
}

function not(found: Fault, couldBeCutOff: boolean): LineObject {
  return { ok: false, fault: found, couldBeCutOff };
}
