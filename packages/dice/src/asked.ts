import { problem } from "./problem.ts";
import { show } from "./show.ts";
import type { SourceProblem, SourceProblemCode } from "./vocabulary.ts";

type Path = SourceProblem["path"];

/** The own values of an object, by key, each read once. */
export type Fields = ReadonlyMap<string, unknown>;

/**
 * Reading what someone typed. A getter or a proxy that throws is reported as `unreadable`. Each reader adds to
 * `problems` and answers undefined for what it could not use.
 */
export class Asked {
  readonly problems: SourceProblem[] = [];

  add(code: SourceProblemCode, path: Path, ...values: readonly (string | number)[]): undefined {
    this.problems.push(problem(code, path, ...values));
    return undefined;
  }

  /** The value of a key that must be there. */
  needed(fields: Fields, key: string): unknown {
    const value = fields.get(key);
    return value === undefined ? this.add("missing", [key], key) : value;
  }

  fields(value: unknown): Fields | undefined {
    return this.reading([], () => {
      const fits = typeof value === "object" && value !== null && !Array.isArray(value);
      return fits ? new Map<string, unknown>(Object.entries(value)) : this.add("notAnObject", [], show(value));
    });
  }

  /** A list of at most `longest` entries; a longer one is not read. */
  list(value: unknown, path: Path, longest: number): readonly unknown[] | undefined {
    return this.reading(path, () => {
      if (!Array.isArray(value)) return this.add("notAList", path, show(value));
      const { length } = value as readonly unknown[];
      if (length > longest) return this.add("listTooLong", path, show(length), longest);
      return Array.from({ length }, (_, index): unknown => (value as readonly unknown[])[index]);
    });
  }

  whole(value: unknown, path: Path, least: number, most: number): number | undefined {
    const fits = typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most;
    return fits ? value : this.add("notWhole", path, show(value), least, most);
  }

  text(value: unknown, path: Path): string | undefined {
    return typeof value === "string" ? value : this.add("notText", path, show(value));
  }

  private reading<Found>(path: Path, read: () => Found | undefined): Found | undefined {
    try {
      return read();
    } catch {
      // What was thrown is not looked at: it can be a trap, too.
      return this.add("unreadable", path);
    }
  }
}
