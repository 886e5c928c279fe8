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
    super(`${what}\n${difference(written(actual), written(expected))}`);
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

/** Lines only one side has, marked; the lines around them as they are. */
function difference(actual: string, expected: string): string {
  const [came, wanted] = [actual.split("\n"), expected.split("\n")];
  const shorter = Math.min(came.length, wanted.length);
  let head = 0;
  while (head < shorter && came[head] === wanted[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && came.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  return [
    "- expected",
    "+ came",
    ...marked(" ", came.slice(0, head)),
    ...marked("-", wanted.slice(head, wanted.length - tail)),
    ...marked("+", came.slice(head, came.length - tail)),
    ...marked(" ", came.slice(came.length - tail)),
  ].join("\n");
}

function marked(mark: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${mark} ${line}`);
}
