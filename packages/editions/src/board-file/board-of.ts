import type { BoardFile, Pair } from "./vocabulary.ts";

/** The board of a setup, as a board file gives it. */
export interface BoardOfFile {
  readonly size: number;
  readonly rows: number;
  readonly columns: number;
  readonly image: string;
  readonly ladders: readonly Pair[];
  readonly snakes: readonly Pair[];
}

/** `{ board: boardOf(boardFile), players: [...] }` is a setup; square rows × columns is home. */
export function boardOf({ image, rows, columns, ladders, snakes }: BoardFile): BoardOfFile {
  return { size: rows * columns, rows, columns, image, ladders, snakes };
}
