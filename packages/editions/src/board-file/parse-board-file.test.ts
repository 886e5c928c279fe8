import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { boards } from "../boards/boards.ts";
import { boardFileProblemText } from "./board-file-problem-text.ts";
import { boardOf } from "./board-of.ts";
import { parseBoardFile } from "./parse-board-file.ts";
import type { BoardFile } from "./vocabulary.ts";

function read(content: string | Uint8Array): BoardFile {
  const parsed = parseBoardFile(content);
  expect(parsed.ok ? [] : parsed.problems).toEqual([]);
  if (!parsed.ok) throw new Error("not read");
  return parsed.boardFile;
}

function texts(content: string | Uint8Array): string[] {
  const parsed = parseBoardFile(content);
  return parsed.ok ? [] : parsed.problems.map(boardFileProblemText);
}

function linesWithProblems(content: string): (number | null)[] {
  const parsed = parseBoardFile(content);
  return parsed.ok ? [] : [...new Set(parsed.problems.map(({ line }) => line))];
}

const head = "Gameboard=b.png\nRows=4\nColumns=4\n";

describe("a board file is read", () => {
  test("as the kata prints it, with its dots, commas, cases and spaces (SL-072)", () => {
    const listing = readFileSync(new URL("../../test-data/kata-listing.txt", import.meta.url));
    const boardFile = read(listing);
    expect(boardFile.ladders).toHaveLength(8);
    expect(boardFile.snakes).toHaveLength(6);
    expect(boardFile.image).toBe("laddergameboard1.jpg");
    expect({ ...boardOf(boardFile), image: "kata2-64.png" }).toEqual(boards["kata2-64"].board);
    expect(read(listing.toString("utf8"))).toEqual(boardFile);
  });

  test("whatever ends its lines, mixed in one file (SL-071)", () => {
    const { image, rows, columns, ladders, snakes } = read(
      "Gameboard=b3.png\r\rRows=10\rColumns=10\r\rLadder=3,45\rLadder=22,41\nLadder=28,65\nSnake=29,5\r\nSnake=99,75",
    );
    expect([image, rows * columns]).toEqual(["b3.png", 100]);
    expect(ladders).toEqual([
      [3, 45],
      [22, 41],
      [28, 65],
    ]);
    expect(snakes).toEqual([
      [29, 5],
      [99, 75],
    ]);
  });

  test("with a byte-order mark, from a text and from bytes (SL-073)", () => {
    const text = "\uFEFFGameboard=b.png\r\nRows=2\r\nColumns=3\r\n";
    const board = { image: "b.png", rows: 2, columns: 3, ladders: [], snakes: [] };
    expect(read(text)).toEqual(board);
    expect(read(new TextEncoder().encode(text))).toEqual(board);
  });

  test("without the carriage return in a value (SL-074)", () => {
    const { image, rows } = read("Gameboard=b.png\r\nRows=8\r\nColumns=8\r\n");
    expect([image.length, rows]).toEqual([5, 8]);
  });

  test("with tabs, no-break and ideographic spaces around everything (SL-075)", () => {
    const text =
      "Gameboard\u00A0= b.png\nRows\t=\t4\nColumns = 4\n\u2003Ladder = 3\u00A0,\u00A011\u0085\nSnake =\t14\u3000,6\n \t \n";
    const { ladders, snakes } = read(text);
    expect([ladders, snakes]).toEqual([[[3, 11]], [[14, 6]]]);
  });

  test("in German too, in any letter case, whatever the language of the reader (SL-083, SL-089)", () => {
    const board = { image: "b.png", rows: 2, columns: 3, ladders: [[2, 5]], snakes: [[4, 3]] };
    expect(read("SPIELBRETT=b.png\nZEILEN=2\nSPALTEN=3\nLEITER=2,5\nSCHLANGE=4,3\n")).toEqual(board);
    expect(read("spielBrett=b.png\nRows=2\nspalten=3\nLadder=2.5\nSchlange=4.3\n")).toEqual(board);
  });

  test("splits two squares before they become numbers", () => {
    expect(read("Gameboard=b.png\nRows=8\nColumns=8\nLadder=1.30\n").ladders).toEqual([[1, 30]]);
  });

  test("with a jump to and from anywhere but from home", () => {
    expect(read(`${head}Ladder=1,16\nSnake=15,1\n`).ladders).toEqual([[1, 16]]);
  });

  test("with jumps that end on jumps, and even a loop: what may follow is a rule of the game", () => {
    expect(read(`${head}Ladder=2,5\nSnake=5,2\n`).snakes).toEqual([[5, 2]]);
  });
});

describe("every problem has its line and what was found", () => {
  test("a zero-width space is shown by its code point (SL-076)", () => {
    expect(texts(`${head}Ladder=\u200B3,11\n`)).toEqual([
      'line 4: Ladder wants whole numbers from 1 to 9007199254740991 in plain digits, not "[U+200B]3"',
    ]);
  });

  test("full-width and Arabic digits are no digits (SL-077)", () => {
    expect(linesWithProblems(`${head}Ladder=３,１１\nSnake=١٤,٦\n`)).toEqual([4, 5]);
    expect(texts(`${head}Ladder=３,１１\n`)).toHaveLength(2);
  });

  test("a setting given twice names both lines (SL-079)", () => {
    expect(texts("Gameboard=b.png\nRows=8\nRows=9\nColumns=8\n")).toEqual([
      "line 3: Rows is given twice, on lines 2 and 3",
    ]);
    expect(texts("Gameboard=b.png\nGameboard=b.gif\nRows=8\nColumns=8\nZeilen=8")).toEqual([
      "line 2: Gameboard is given twice, on lines 1 and 2",
      'line 2: Gameboard wants a plain file name that ends in .jpg or .png, not "b.gif"',
      "line 5: Rows is given twice, on lines 3 and 5",
    ]);
  });

  test.each([
    ["", ["Gameboard (or Spielbrett) is missing", "Rows (or Zeilen) is missing", "Columns (or Spalten) is missing"]],
    [
      "\n\n",
      ["Gameboard (or Spielbrett) is missing", "Rows (or Zeilen) is missing", "Columns (or Spalten) is missing"],
    ],
    ["Gameboard=b.png\nRows=8\n", ["Columns (or Spalten) is missing"]],
    ["Rows=8\nColumns=8\n", ["Gameboard (or Spielbrett) is missing"]],
  ])("a missing setting has no line: %j (SL-080)", (text, expected) => {
    expect(texts(text)).toEqual(expected);
    expect(linesWithProblems(text)).toEqual([null]);
  });

  test("junk around a number spoils its line (SL-081)", () => {
    const text =
      "Gameboard=b.png\nRows=4x\nColumns=4\nLadder=3,11 # shortcut\nLadder=2,9,15\nSnake=14,6;\nLadder=5\nSnake=,6\nLadder=7,,12\n";
    expect(linesWithProblems(text)).toEqual([2, 4, 5, 6, 7, 8, 9]);
  });

  test("a misspelt setting, one of no language, and a line that is none (SL-082)", () => {
    expect(texts(`${head}Laddr=3,11\nhello\nSna\u212Ae=14,6\n=3\n__proto__=1\n`)).toEqual([
      'line 4: there is no setting "Laddr"; there are Gameboard, Rows, Columns, Ladder, Snake',
      'line 5: "hello" is not a setting; one looks like Ladder=3,11',
      'line 6: there is no setting "Sna\u212Ae"; there are Gameboard, Rows, Columns, Ladder, Snake',
      'line 7: "=3" is not a setting; one looks like Ladder=3,11',
      'line 8: there is no setting "__proto__"; there are Gameboard, Rows, Columns, Ladder, Snake',
    ]);
  });

  test.each([
    "+8",
    "-8",
    "0x8",
    "8e0",
    "8.0",
    "0",
    "1e9",
    "99999999999999999999",
    "9007199254740992",
    "08",
    "",
    "8 8",
    "8\uFEFF8",
  ])("Rows=%s is no number of rows (SL-086)", (rows) => {
    expect(linesWithProblems(`Gameboard=b.png\nRows=${rows}\nColumns=8\n`)).toEqual([2]);
  });

  test("a pair over two lines, and two settings on one (SL-087)", () => {
    expect(linesWithProblems(`${head}Ladder=\n3,11\nLadder=2,9 Snake=14,6\n`)).toEqual([4, 5, 6]);
  });

  test("squares past the end, several problems of one line all named (SL-088)", () => {
    const text = "Gameboard=b.png\nRows=5\nColumns=6\nLadder=17,34\nSnake=31,2\nLadder=30,31\n";
    expect(texts(text)).toEqual([
      "line 4: 34 is past 30, the last square",
      "line 5: 31 is past 30, the last square",
      "line 6: nothing starts on the last square, 30",
      "line 6: 31 is past 30, the last square",
    ]);
  });

  test("two jumps from one square name it and both lines (SL-050, SL-051)", () => {
    expect(texts("Gameboard=b.png\nRows=5\nColumns=5\nLadder=4,14\nLadder=4,20\nSnake=4,1\n")).toEqual([
      "line 5: square 4 starts a jump twice, on lines 4 and 5",
      "line 6: square 4 starts a jump twice, on lines 4 and 6",
    ]);
  });

  test("a jump goes the way its name says, and somewhere (SL-054, SL-055)", () => {
    expect(texts(`${head}Snake=5,9\nLadder=12,3\nLadder=7,7\nLadder=0,9\n`)).toEqual([
      "line 4: a snake goes down, and 5 to 9 goes up",
      "line 5: a ladder goes up, and 12 to 3 goes down",
      "line 6: 7 leads to itself",
      "line 7: 0 is before square 1",
    ]);
  });

  test("a board has a sane number of squares", () => {
    expect(texts("Columns=9007199254740991\nGameboard=b.png\nRows=2\nLadder=5,99")).toEqual([
      "line 3: 2 rows of 9007199254740991 squares are no board; it has 2 to 9007199254740991 squares",
    ]);
    expect(linesWithProblems("Rows=1\nGameboard=b.png\nColumns=1\n")).toEqual([3]);
    expect(read("Rows=1\nGameboard=b.png\nColumns=9007199254740991\n").columns).toBe(9007199254740991);
  });

  test("while the size is in doubt, no square is past it", () => {
    expect(linesWithProblems("Rows=1\nGameboard=b.png\nColumns=1\nLadder=1,9\n")).toEqual([3]);
    expect(linesWithProblems("Rows=2\nGameboard=b.png\nColumns=3\nLadder=6,9\nRows=4\n")).toEqual([5]);
  });

  test("all at once, in the order of the lines, the missing ones last", () => {
    expect(linesWithProblems("Ladder=5\nRows=x\nhello\nSnake=1,2\nGameboard=\nLadder=3,3")).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      null,
    ]);
  });
});
