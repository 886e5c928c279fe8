import { quoted } from "../text/visible.ts";
import type { Report } from "./report.ts";
import { wholeNumber } from "./whole-number.ts";

/** `2d6` or `2x6` is two dice of six faces, `d20` one of twenty. How many there may be is for the setup's checks. */
export function readDice(typed: string, report: Report): { count: number; faces: number } | undefined {
  const [, dice = "", sides = ""] = /^\s*(\d*)\s*[dDxX×*]\s*(\d+)\s*$/.exec(typed) ?? [];
  const count = dice === "" ? 1 : wholeNumber(dice);
  const faces = wholeNumber(sides);
  if (count !== undefined && faces !== undefined) return { count, faces };
  return report(`${quoted(typed)} is not a number of dice and their faces; two dice of six faces are 2d6.`);
}
