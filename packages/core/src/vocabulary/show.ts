const longest = 60;

/**
 * A value as a finite number or a text of at most 60 characters, so that problems and refusals stay plain JSON
 * whatever they are about. Total: never throws, never walks deeper than two levels.
 */
export function show(value: unknown): string | number {
  if (typeof value === "number" && Number.isFinite(value) && !Object.is(value, -0)) return value;
  try {
    return cut(written(value, 2));
  } catch {
    return "(unreadable)";
  }
}

/** The message of what was thrown, to be shown. Total: anything can be thrown, a revoked proxy too. */
export function thrown(error: unknown): unknown {
  try {
    return error instanceof Error ? error.message : error;
  } catch {
    return error;
  }
}

function written(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, longest + 1));
  if (typeof value === "bigint") return `${value}n`;
  if (Object.is(value, -0)) return "-0";
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) {
    if (depth === 0) return "[…]";
    return `[${value
      .slice(0, 10)
      .map((item) => written(item, depth - 1))
      .join(",")}${value.length > 10 ? ",…" : ""}]`;
  }
  const keys = Object.keys(value);
  if (depth === 0 && keys.length > 0) return "{…}";
  const shown = keys.slice(0, 5).map((key) => {
    return `${JSON.stringify(key)}:${written((value as Record<string, unknown>)[key], depth - 1)}`;
  });
  return `{${shown.join(",")}${keys.length > 5 ? ",…" : ""}}`;
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
