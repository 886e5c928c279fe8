import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseBoardFile } from "../board-file/parse-board-file.ts";

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

describe.each(["kata2-64", "garden-36"])("the picture of %s", (name) => {
  const parsed = parseBoardFile(readFileSync(at(`board-files/${name}.txt`)));
  const boardFile = parsed.ok ? parsed.boardFile : { image: "", rows: 0, columns: 0 };
  const png = readFileSync(at(`board-files/${name}.png`));

  test("is the one that its board file names", () => {
    expect(boardFile.image).toBe(`${name}.png`);
  });

  test("is the grid from edge to edge, in squares of one size, and small", () => {
    expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1A\n");
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect([width, height]).toEqual([boardFile.columns * 100, boardFile.rows * 100]);
    expect(png.length).toBeLessThan(150_000);
  });

  test("is drawn from what its board file says", async () => {
    const { href } = at("scripts/drawing.mjs");
    const { drawing }: { drawing: (board: object) => string } = await import(/* @vite-ignore */ href);
    expect(readFileSync(at(`board-files/${name}.svg`), "utf8")).toBe(drawing(boardFile));
  });
});
