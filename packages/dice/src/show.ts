const longest = 60;

/**
 * A value as a finite number or a text of at most 60 characters, so that problems stay plain JSON whatever they are
 * about. Looks at nothing inside an object, hence never throws.
 */
export function show(value: unknown): string | number {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? value : numberText(value);
  if (typeof value === "string") return cut(JSON.stringify(value.slice(0, longest)), value.length > longest);
  if (value === undefined || value === null || typeof value === "boolean") return String(value);
  return typeof value === "object" ? "a list or an object" : `a ${typeof value}`;
}

const numberText = (value: number): string => (value === 0 ? "-0" : String(value));

function cut(text: string, more: boolean): string {
  return more || text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
