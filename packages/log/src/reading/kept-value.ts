import { limits } from "../vocabulary.ts";
import type { Fault } from "./fits.ts";
import { fault } from "./fits.ts";

/**
 * Whether a value under a key that nobody knows here may be kept. `__proto__` may not: merged by some later program,
 * it would change every object there. Nor may a value so deep that writing it again would overflow the stack.
 */
export function keptValue(key: string, value: unknown): Fault | undefined {
  if (isForbidden(key)) return fault("forbiddenKey", key);
  let level = [value].filter(hasParts);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limits.levels) return fault("tooDeep", limits.levels);
    const forbidden = level.flatMap(Object.keys).find(isForbidden);
    if (forbidden !== undefined) return fault("forbiddenKey", forbidden);
    level = level.flatMap((part): unknown[] => Object.values(part)).filter(hasParts);
  }
  return undefined;
}

function isForbidden(key: string): boolean {
  return key === "__proto__";
}

function hasParts(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
