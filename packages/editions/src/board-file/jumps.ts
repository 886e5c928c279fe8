import type { Entry } from "./entry.ts";
import { printable } from "./printable.ts";
import type { BoardFileProblem, Pair } from "./vocabulary.ts";
import { trimmed } from "./white-space.ts";
import { wholeNumber } from "./whole-number.ts";

export interface Jumps {
  readonly ladders: readonly Pair[];
  readonly snakes: readonly Pair[];
  readonly problems: readonly BoardFileProblem[];
}

/** Reads the ladders and snakes, in the order of the file. `size` is null while the file does not say it rightly. */
export function jumpsOf(entries: readonly Entry[], size: number | null): Jumps {
  const ladders: Pair[] = [];
  const snakes: Pair[] = [];
  const problems: BoardFileProblem[] = [];
  const firstLine = new Map<number, number>();
  for (const entry of entries) {
    if (entry.problem !== null || (entry.setting !== "Ladder" && entry.setting !== "Snake")) continue;
    const read = pairOf(entry);
    if (!read.ok) {
      problems.push(...read.problems);
      continue;
    }
    const [from] = read.pair;
    const earlier = firstLine.get(from);
    if (earlier === undefined) firstLine.set(from, entry.line);
    else problems.push({ code: "repeatedStart", line: entry.line, values: [from, earlier] });
    problems.push(...jumpProblems(entry, read.pair, size));
    (entry.setting === "Ladder" ? ladders : snakes).push(read.pair);
  }
  return { ladders, snakes, problems };
}

type ReadPair =
  | { readonly ok: true; readonly pair: Pair }
  | { readonly ok: false; readonly problems: BoardFileProblem[] };

/** Two squares with `,` or `.` between them, split before they become numbers: `1.30` is 1 and 30. */
function pairOf({ line, setting, value }: Entry): ReadPair {
  const ends = value.split(/[,.]/).map(trimmed);
  const [from, to] = ends.map(wholeNumber);
  if (ends.length !== 2 || ends.includes("")) {
    return { ok: false, problems: [{ code: "notAPair", line, values: [setting, printable(value)] }] };
  }
  if (typeof from === "number" && typeof to === "number") return { ok: true, pair: [from, to] };
  const problems = ends
    .filter((end) => wholeNumber(end) === null)
    .map((end): BoardFileProblem => notANumber({ line, setting, value: end }));
  return { ok: false, problems };
}

export function notANumber({ line, setting, value }: Pick<Entry, "line" | "setting" | "value">): BoardFileProblem {
  return { code: "notANumber", line, values: [setting, printable(value), Number.MAX_SAFE_INTEGER] };
}

function jumpProblems({ line, setting }: Entry, [from, to]: Pair, size: number | null): BoardFileProblem[] {
  const problems: BoardFileProblem[] = [];
  if (from === size) problems.push({ code: "jumpFromHome", line, values: [from] });
  for (const end of [from, to]) {
    if (end < 1 || (size !== null && end > size)) {
      problems.push({ code: "offBoard", line, values: size === null ? [end] : [end, size] });
    }
  }
  if (from === to) problems.push({ code: "jumpToItself", line, values: [from] });
  else if (setting === "Ladder" && to < from) problems.push({ code: "ladderGoesDown", line, values: [from, to] });
  else if (setting === "Snake" && to > from) problems.push({ code: "snakeGoesUp", line, values: [from, to] });
  return problems;
}
