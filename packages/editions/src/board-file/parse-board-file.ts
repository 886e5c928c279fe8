import { show } from "@serpentine/core";
import { contentOf } from "./content.ts";
import type { Entry } from "./entry.ts";
import { entryOf } from "./entry.ts";
import { isImageName } from "./image-name.ts";
import { jumpsOf, notANumber } from "./jumps.ts";
import { linesOf, sizeProblem } from "./lines.ts";
import { printable } from "./printable.ts";
import type { Reader } from "./read-once.ts";
import { readOnce } from "./read-once.ts";
import type { BoardFile, BoardFileProblem } from "./vocabulary.ts";
import { wholeNumber } from "./whole-number.ts";

export type ParsedBoardFile =
  | { readonly ok: true; readonly boardFile: BoardFile }
  | { readonly ok: false; readonly problems: readonly BoardFileProblem[] };

const image: Reader<string> = {
  read: (value) => (isImageName(value) ? value : null),
  problem: ({ line, value }) => ({ code: "notAnImage", line, values: [printable(value)] }),
};

const count: Reader<number> = {
  // 0 is a number, but no board has 0 rows.
  read: (value) => wholeNumber(value) || null,
  problem: notANumber,
};

/**
 * Reads a board file in the kata's format, from a text or from the bytes of a file (UTF-8). All problems are given
 * at once, in the order of their lines, those without a line last. Never throws; takes time linear in the input.
 */
export function parseBoardFile(file: string | Uint8Array): ParsedBoardFile {
  const content = contentOf(file);
  if (content === null) {
    return { ok: false, problems: [{ code: "notText", line: null, values: [printable(String(show(file)))] }] };
  }
  const tooLarge = sizeProblem(content);
  if (tooLarge !== null) return { ok: false, problems: [tooLarge] };
  const problems: BoardFileProblem[] = [];
  const entries: Entry[] = [];
  for (const line of linesOf(content)) {
    const entry = entryOf(line);
    if (entry === null) continue;
    if ("code" in entry) problems.push(entry);
    else entries.push(entry);
  }
  problems.push(...entries.flatMap(({ problem }) => problem ?? []));
  const picture = readOnce(entries, "Gameboard", image);
  const rows = readOnce(entries, "Rows", count);
  const columns = readOnce(entries, "Columns", count);
  problems.push(...picture.problems, ...rows.problems, ...columns.problems);
  const area = rows.value === null || columns.value === null ? null : rows.value * columns.value;
  const isSane = area !== null && area >= 2 && Number.isSafeInteger(area);
  if (area !== null && !isSane) {
    const line = Math.max(rows.line ?? 0, columns.line ?? 0);
    problems.push({ code: "badArea", line, values: [rows.value ?? 0, columns.value ?? 0, 2, Number.MAX_SAFE_INTEGER] });
  }
  const { ladders, snakes, problems: jumpProblems } = jumpsOf(entries, isSane ? area : null);
  problems.push(...jumpProblems);
  if (problems.length > 0 || picture.value === null || rows.value === null || columns.value === null) {
    return { ok: false, problems: problems.toSorted(byLine) };
  }
  return { ok: true, boardFile: { image: picture.value, rows: rows.value, columns: columns.value, ladders, snakes } };
}

function byLine(one: BoardFileProblem, other: BoardFileProblem): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.line ?? last) - (other.line ?? last);
}
