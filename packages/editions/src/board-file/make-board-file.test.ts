import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boards } from "../boards/boards.ts";
import { boardOf } from "./board-of.ts";
import { isImageName } from "./image-name.ts";
import { makeBoardFile } from "./make-board-file.ts";
import { parseBoardFile } from "./parse-board-file.ts";
import type { BoardFile } from "./vocabulary.ts";

const imageNames = fc
  .tuple(fc.string({ unit: "grapheme", maxLength: 60 }), fc.constantFrom(".png", ".JPG"))
  .map(([stem, ending]) => `${stem.trim()}${ending}`)
  .filter(isImageName);

const boardFiles: fc.Arbitrary<BoardFile> = fc
  .tuple(imageNames, fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 1_000_000 }))
  .chain(([image, rows, columns]) => {
    const square = fc.integer({ min: 1, max: rows * columns });
    const from = fc.integer({ min: 1, max: rows * columns - 1 });
    const jumps = fc.uniqueArray(fc.tuple(from, square), { selector: ([start]) => start, maxLength: 40 });
    return jumps.map((pairs) => ({
      image,
      rows,
      columns,
      ladders: pairs.filter(([start, end]) => end > start),
      snakes: pairs.filter(([start, end]) => end < start),
    }));
  });

test("what is written is read back as the same board", () => {
  fc.assert(
    fc.property(boardFiles, (boardFile) => {
      expect(parseBoardFile(makeBoardFile(boardFile))).toEqual({ ok: true, boardFile });
    }),
  );
});

test("a board without jumps has no empty parts", () => {
  expect(makeBoardFile({ image: "b.png", rows: 2, columns: 3, ladders: [], snakes: [] })).toBe(
    "Gameboard=b.png\n\nRows=2\nColumns=3\n",
  );
});

test.each(["kata2-64", "garden-36"] as const)("%s.txt is the board of that name", (name) => {
  const text = readFileSync(new URL(`../../board-files/${name}.txt`, import.meta.url), "utf8");
  const { board } = boards[name];
  expect(text).toBe(makeBoardFile(board as unknown as BoardFile));
  const parsed = parseBoardFile(text);
  expect(parsed.ok ? boardOf(parsed.boardFile) : parsed.problems).toEqual(board);
});
