import { describe, expect, test } from "vitest";
import { gridOf, squareAt } from "./grid.ts";

const board = (size: number, more: object = {}) => ({ size, jumps: [], start: 0, squares: {}, ...more }) as const;

function squares(size: number, more?: object): (number | undefined)[][] {
  const grid = gridOf(board(size, more));
  if (grid === undefined) return [];
  return Array.from({ length: grid.rows }, (_row, row) =>
    Array.from({ length: grid.columns }, (_, column) => squareAt(grid, size, row, column)),
  );
}

describe("a board on the table", () => {
  test("begins at the bottom left and turns at the end of each row", () => {
    expect(squares(9)).toEqual([
      [7, 8, 9],
      [6, 5, 4],
      [1, 2, 3],
    ]);
  });

  test("ends at the top left where it has an even number of rows", () => {
    expect(squares(8, { rows: 4, columns: 2 })[0]).toEqual([8, 7]);
  });

  test("may have an unfinished row", () => {
    expect(squares(11)).toEqual([
      [undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined, 11],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ]);
  });

  test.each([
    [2, 1, 2],
    [10, 1, 10],
    [20, 2, 10],
    [25, 5, 5],
    [30, 3, 10],
    [36, 6, 6],
    [63, 7, 9],
    [64, 8, 8],
    [72, 8, 9],
    [97, 10, 10],
    [100, 10, 10],
    [400, 40, 10],
  ])("of %i squares is %i rows of %i if it does not say", (size, rows, columns) => {
    expect(gridOf(board(size))).toEqual({ rows, columns });
  });

  test("is as it says, and follows from one of the two", () => {
    expect(gridOf(board(30, { rows: 5, columns: 6 }))).toEqual({ rows: 5, columns: 6 });
    expect(gridOf(board(30, { rows: 5 }))).toEqual({ rows: 5, columns: 6 });
    expect(gridOf(board(30, { columns: 3 }))).toEqual({ rows: 10, columns: 3 });
  });

  test("is not drawn when it is very large", () => {
    expect(gridOf(board(401))).toBeUndefined();
    expect(gridOf(board(2 ** 40))).toBeUndefined();
  });

  test.each([2, 7, 11, 20, 64, 97, 100, 399])("has each of its %i squares once", (size) => {
    const found = squares(size)
      .flat()
      .filter((square) => square !== undefined);
    expect(found.toSorted((one, other) => one - other)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
  });
});
