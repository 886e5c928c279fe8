import { listed } from "../vocabulary/listed.ts";
import { problem } from "../vocabulary/problem.ts";
import { thrown } from "../vocabulary/show.ts";
import type { Path, Problem } from "../vocabulary/vocabulary.ts";
import { unread } from "./readable.ts";

/**
 * Reading what someone typed. Whatever JavaScript value it is, reading never throws: a getter or proxy that does
 * is reported as `unreadable`. Each reader adds to `problems` and answers undefined for what it could not use.
 */
export class Asked {
  readonly problems: Problem[] = [];

  add(code: Parameters<typeof problem>[0], path: Path, ...values: readonly unknown[]): undefined {
    this.problems.push(problem(code, path, ...values));
    return undefined;
  }

  /** Adds problems found elsewhere; were there any? One by one: a million do not fit into one call. */
  addAll(problems: readonly Problem[]): boolean {
    for (const found of problems) this.problems.push(found);
    return problems.length > 0;
  }

  /** The own values of an object by the keys it may have; others are problems. */
  object<Key extends string>(
    value: unknown,
    path: Path,
    keys: readonly Key[],
  ): { readonly [key in Key]?: unknown } | undefined {
    const entries = this.entries(value, path);
    if (entries === undefined) return undefined;
    const found: { [key in Key]?: unknown } = {};
    for (const [key, item] of entries) {
      const known = keys.find((allowed) => allowed === key);
      if (known === undefined) this.add("unknownKey", [...path, key], key, ...keys);
      else if (item !== undefined) found[known] = item;
    }
    return found;
  }

  /** Own keys and values of an object of any keys. */
  entries(value: unknown, path: Path): readonly (readonly [string, unknown])[] | undefined {
    return this.reading(path, () => {
      return kindOf(value) === "object" ? Object.entries(value as object) : this.add("notAnObject", path, value);
    });
  }

  list(value: unknown, path: Path, longest = 1_000_000): readonly unknown[] | undefined {
    return this.reading(path, () => {
      if (!Array.isArray(value)) return this.add("notAList", path, value);
      if (value.length > longest) return this.add("listTooLong", path, value.length, longest);
      return listed(value);
    });
  }

  whole(value: unknown, path: Path, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const fits = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
    // -0 is taken as 0, so that a state stays the same through JSON.
    return fits ? (value as number) + 0 : this.add("notWhole", path, value, least, most);
  }

  text(value: unknown, path: Path): string | undefined {
    return typeof value === "string" ? value : this.add("notText", path, value);
  }

  /** What `read` finds; a value that throws when it is looked at is a problem. */
  reading<Found>(path: Path, read: () => Found | undefined): Found | undefined {
    try {
      return read();
    } catch (error) {
      return error === unread ? undefined : this.add("unreadable", path, thrown(error));
    }
  }
}

/** Total: a revoked proxy throws even when asked whether it is a list. */
export function kindOf(value: unknown): "list" | "object" | "other" {
  try {
    if (Array.isArray(value)) return "list";
  } catch {
    return "other";
  }
  return typeof value === "object" && value !== null ? "object" : "other";
}
