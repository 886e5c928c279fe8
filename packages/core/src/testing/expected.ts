import { lineDifference } from "./line-difference.ts";

/**
 * What test runners show as a failed expectation: they know it by its name, and draw `actual` and `expected`. The
 * message has the difference in words, for those that do not.
 */
export class Unexpected extends Error {
  override readonly name = "AssertionError";
  readonly code = "ERR_ASSERTION";
  readonly showDiff = true;

  constructor(
    what: string,
    readonly actual: unknown,
    readonly expected: unknown,
  ) {
    super(`${what}\n- expected\n+ came\n${lineDifference(written(expected), written(actual))}`);
  }
}

/** Are two plain values the same? Keys in any order; 0 and -0 differ, and so do an absent key and undefined. */
export function same(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

/** Plain data on lines of its own, keys in order; lists of plain values on one line. */
export function written(value: unknown, indent = ""): string {
  if (Object.is(value, -0)) return "-0";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? String(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  if (list && value.every((item) => typeof item !== "object"))
    return `[${value.map((item) => written(item)).join(", ")}]`;
  const keys = Object.keys(value).toSorted();
  const lines = list
    ? value.map((item) => `${inner}${written(item, inner)}`)
    : keys.map((key) => `${inner}${JSON.stringify(key)}: ${written(Reflect.get(value, key), inner)}`);
  const [open, close] = list ? "[]" : "{}";
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}
