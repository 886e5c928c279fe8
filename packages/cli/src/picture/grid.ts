import type { Game, Square } from "@serpentine/core";

/** How a board lies on the table: square 1 at the bottom left, every other row from right to left. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** Boards with more squares than this are not drawn. */
const most = 400;

/** As the board says, else as near to a square as the number of squares allows; undefined for a board too large. */
export function gridOf({ size, rows, columns }: Game["board"]): Grid | undefined {
  if (size > most) return undefined;
  const across = columns ?? (rows === undefined ? usualColumns(size) : Math.ceil(size / rows));
  return { rows: Math.ceil(size / across), columns: across };
}

/** The square at a place counted from the top left; undefined where the last row has none. */
export function squareAt({ rows, columns }: Grid, size: number, row: number, column: number): Square | undefined {
  const fromBottom = rows - 1 - row;
  const along = fromBottom % 2 === 0 ? column : columns - 1 - column;
  const square = fromBottom * columns + along + 1;
  return square <= size ? square : undefined;
}

function usualColumns(size: number): number {
  const side = Math.sqrt(size);
  if (Number.isInteger(side) && side <= 10) return side;
  if (size <= 10) return size;
  return [10, 9, 8, 7, 6, 5].find((columns) => size % columns === 0) ?? 10;
}
