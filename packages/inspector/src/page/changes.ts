import type { Json } from "../plain.ts";

export interface Change {
  /** Keys and indices from the context down. */
  readonly path: readonly (string | number)[];
  /** Undefined where there was nothing. */
  readonly before: Json | undefined;
  /** Undefined where there is nothing any more. */
  readonly after: Json | undefined;
}

export const mostChanges = 200;

/** Every place where two values differ, in the order of the newer one; at most `mostChanges` and one more. */
export function changesOf(before: Json | undefined, after: Json | undefined): readonly Change[] {
  const changes: Change[] = [];
  const open: Change[] = [{ path: [], before, after }];
  while (changes.length <= mostChanges) {
    const pair = open.pop();
    if (pair === undefined) break;
    if (Object.is(pair.before, pair.after)) continue;
    const keys = keysOf(pair.before, pair.after);
    if (keys === undefined) changes.push(pair);
    else open.push(...keys.map((key) => below(pair, key)).toReversed());
  }
  return changes;
}

/** The keys of both, where both are lists or both are objects; undefined where they are compared as they are. */
function keysOf(before: Json | undefined, after: Json | undefined): readonly (string | number)[] | undefined {
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return undefined;
  if (isList(before) !== isList(after)) return undefined;
  if (isList(before) && isList(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, i) => i);
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}

function below({ path, before, after }: Change, key: string | number): Change {
  return { path: [...path, key], before: at(before, key), after: at(after, key) };
}

function at(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as { readonly [key: string | number]: Json })[key];
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** `state.positions[0]`; a key that is no plain word stands in quotes. */
export function pathText(path: Change["path"]): string {
  const parts = path.map((key, index) => {
    if (typeof key === "number") return `[${key}]`;
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `[${JSON.stringify(key)}]`;
    return index === 0 ? key : `.${key}`;
  });
  return parts.length === 0 ? "context" : parts.join("");
}
