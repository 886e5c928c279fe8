import { quoted } from "../text/visible.ts";
import type { Report } from "./report.ts";
import { wholeNumber } from "./whole-number.ts";

/**
 * `3,6,5` is three throws of one die; `3+4,6+1` two throws of two. Blanks may stand for commas. Undefined, and a
 * report, stands for each throw that is none.
 */
export function readRolls(typed: string, report: Report): (number[] | undefined)[] {
  const texts = typed
    .trim()
    .replace(/\s*\+\s*/g, "+")
    .split(/\s*,\s*|\s+/);
  return texts.map((text) => readThrow(text, report));
}

function readThrow(typed: string, report: Report): number[] | undefined {
  const faces = typed.split("+").map(wholeNumber);
  if (faces.every((face) => face !== undefined)) return faces;
  return report(`${quoted(typed)} is not a throw; write 3,6,5, or with two dice 3+4,6+1.`);
}
