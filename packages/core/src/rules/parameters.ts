import { throwRange } from "../board/throw-range.ts";
import { listed } from "../vocabulary/listed.ts";
import { problem } from "../vocabulary/problem.ts";
import type { Path, Problem } from "../vocabulary/vocabulary.ts";
import type { Asked } from "./families.ts";

/** Totals of one throw, before any multiplier: a list that is not empty, each within what the dice can throw. */
export function listOfRolls(value: unknown, path: Path, { dice }: Asked): readonly Problem[] {
  if (!Array.isArray(value)) return [problem("notAList", path, value)];
  if (value.length === 0) return [problem("emptyRolls", path)];
  if (value.length > 100_000) return [problem("listTooLong", path, value.length, 100_000)];
  return listed(value).flatMap((roll, index) => {
    const at = [...path, index];
    if (!Number.isSafeInteger(roll)) return [problem("notWhole", at, roll, 1, Number.MAX_SAFE_INTEGER)];
    if (dice === null) return [];
    const { lowest, highest } = throwRange(dice);
    const reachable = (roll as number) >= lowest && (roll as number) <= highest;
    return reachable ? [] : [problem("rollOutOfReach", at, roll, lowest, highest)];
  });
}

export function wholeFromOne(value: unknown, path: Path): readonly Problem[] {
  if (Number.isSafeInteger(value) && (value as number) >= 1) return [];
  return [problem("notWhole", path, value, 1, Number.MAX_SAFE_INTEGER)];
}

/** One of the rulebook's penalties. */
export function penaltyWord(value: unknown, path: Path, { penalties }: Asked): readonly Problem[] {
  if (typeof value === "string" && penalties.includes(value)) return [];
  return [problem("unknownRule", path, "penalty", value, ...penalties)];
}
