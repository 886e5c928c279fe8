export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How much of a value is kept. What is left out is said in its place. */
export interface Limits {
  readonly levels: number;
  /** Of one list or object. */
  readonly entries: number;
  /** Values altogether. */
  readonly values: number;
  /** Characters of one text. */
  readonly text: number;
}

export const usualLimits: Limits = { levels: 14, entries: 500, values: 5_000, text: 2_000 };

export interface Plain {
  readonly value: Json;
  /** A measure of the room it takes: values, and a value more for each 16 characters of text. */
  readonly size: number;
  /** Was anything left out for its size? */
  readonly cut: boolean;
}

/** Any value as plain JSON of bounded size. Total: what cannot be read, or is no JSON, becomes a word in brackets. */
export function plain(
  value: unknown,
  limits: Limits = usualLimits,
  functionAs: (name: string) => Json = (name) => `[function ${name}]`,
): Plain {
  let size = 0;
  let values = 0;
  let cut = false;
  const above: object[] = [];

  const leftOut = (words: string): string => {
    cut = true;
    return words;
  };

  function text(whole: string): string {
    const kept = whole.length <= limits.text ? whole : whole.slice(0, limits.text);
    size += kept.length / 16;
    return kept === whole ? whole : kept + leftOut(`… (${whole.length} characters)`);
  }

  function of(one: unknown): Json {
    size += 1;
    values += 1;
    if (values > limits.values) return leftOut("[left out]");
    if (one === null || typeof one === "boolean") return one;
    if (typeof one === "number") return Number.isFinite(one) ? one : String(one);
    if (typeof one === "string") return text(one);
    if (typeof one === "bigint") return text(`${one}n`);
    if (typeof one === "function") return functionAs(nameOf(one));
    if (typeof one === "symbol") return text(one.toString());
    if (typeof one !== "object") return "undefined";
    if (above.includes(one)) return "[circular]";
    if (above.length >= limits.levels) return leftOut("[deeper]");
    above.push(one);
    try {
      return ofObject(one);
    } catch {
      return "[unreadable]";
    } finally {
      above.pop();
    }
  }

  function ofObject(one: object): Json {
    if (Array.isArray(one)) return list(one);
    if (one instanceof Map) return { "[map]": list([...one]) };
    if (one instanceof Set) return { "[set]": list([...one]) };
    if (one instanceof Error) return { name: of(one.name), message: of(one.message) };
    if (one instanceof RegExp) return text(String(one));
    if (ArrayBuffer.isView(one)) return `[${one.constructor.name} of ${one.byteLength} bytes]`;
    const { toJSON } = one as { readonly toJSON?: unknown };
    if (typeof toJSON === "function") {
      const told: unknown = toJSON.call(one);
      if (told !== one) return of(told);
    }
    return record(one);
  }

  function list(all: readonly unknown[]): Json {
    // Array.from, for a list may have holes.
    const kept = Array.from(all.slice(0, limits.entries), (item) => of(item === undefined ? null : item));
    const rest = all.length - kept.length;
    return rest > 0 ? [...kept, leftOut(`… ${rest} more`)] : kept;
  }

  function record(all: object): Json {
    const keys = Object.keys(all);
    const entries: [string, Json][] = [];
    for (const key of keys.slice(0, limits.entries)) {
      const item = read(all, key);
      if (item !== undefined) entries.push([text(key), of(item)]);
    }
    const rest = keys.length - limits.entries;
    if (rest > 0) entries.push(["…", leftOut(`${rest} more`)]);
    // Not by assignment, which would take the key "__proto__" for the prototype.
    return Object.fromEntries(entries);
  }

  return { value: of(value), size: Math.ceil(size), cut };
}

function read(from: object, key: string): unknown {
  try {
    return (from as { readonly [key: string]: unknown })[key];
  } catch {
    return "[unreadable]";
  }
}

function nameOf(named: unknown): string {
  try {
    const { name } = named as { readonly name?: unknown };
    return typeof name === "string" && name !== "" ? name.slice(0, 200) : "anonymous";
  } catch {
    return "anonymous";
  }
}
