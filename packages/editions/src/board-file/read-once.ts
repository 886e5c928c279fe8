import type { Entry } from "./entry.ts";
import type { BoardFileProblem, Setting } from "./vocabulary.ts";
import { germanWords } from "./vocabulary.ts";

/** Reads a value; null if it is none, and then `problem` says what is wrong with it. */
export interface Reader<Value> {
  readonly read: (value: string) => Value | null;
  readonly problem: (entry: Entry) => BoardFileProblem;
}

export interface ReadOnce<Value> {
  /** Null if the setting is missing, there twice or wrong. */
  readonly value: Value | null;
  /** Where it is first; null if it is missing. */
  readonly line: number | null;
  readonly problems: readonly BoardFileProblem[];
}

/** Reads a setting that must be there, once. */
export function readOnce<Value>(
  entries: readonly Entry[],
  setting: Setting,
  { read, problem }: Reader<Value>,
): ReadOnce<Value> {
  const given = entries.filter((entry) => entry.setting === setting);
  const [first] = given;
  if (first === undefined) {
    const missing = { code: "missingSetting", line: null, values: [setting, germanWords[setting]] } as const;
    return { value: null, line: null, problems: [missing] };
  }
  const problems = given.flatMap((entry): BoardFileProblem[] => {
    const repeated = { code: "repeatedSetting", line: entry.line, values: [setting, first.line] } as const;
    return [...(entry === first ? [] : [repeated]), ...(wrong(entry) ? [problem(entry)] : [])];
  });
  const isRead = given.length === 1 && first.problem === null;
  return { value: isRead ? read(first.value) : null, line: first.line, problems };

  function wrong(entry: Entry): boolean {
    return entry.problem === null && read(entry.value) === null;
  }
}
