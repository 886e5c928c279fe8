import type { BoardFile, Pair, Setting } from "./vocabulary.ts";

/** Writes a board file in English, which `parseBoardFile` reads back as the same board. */
export function makeBoardFile({ image, rows, columns, ladders, snakes }: BoardFile): string {
  const head = [`Gameboard=${image}`, "", `Rows=${rows}`, `Columns=${columns}`];
  const parts = [head, jumpLines("Ladder", ladders), jumpLines("Snake", snakes)];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function jumpLines(setting: Setting, pairs: readonly Pair[]): string[] {
  return pairs.map(([from, to]) => `${setting}=${from},${to}`);
}
