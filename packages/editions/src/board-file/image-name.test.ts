import { describe, expect, test } from "vitest";
import { boardFileProblemText } from "./board-file-problem-text.ts";
import { parseBoardFile } from "./parse-board-file.ts";

const withImage = (image: string) => `Gameboard=${image}\nRows=2\nColumns=3\n`;

function texts(content: string): string[] {
  const parsed = parseBoardFile(content);
  return parsed.ok ? [] : parsed.problems.map(boardFileProblemText);
}

describe("the name of the picture", () => {
  test.each(["b.png", "b.PNG", "b.JPG", "board 1.jpg", "a=b.jpg", "Brett-grün.jpg", "盤.png", "b.c.png"])(
    "%s is one (SL-084)",
    (image) => {
      const parsed = parseBoardFile(withImage(` ${image}\u00A0`));
      expect(parsed.ok ? parsed.boardFile.image : parsed.problems).toBe(image);
    },
  );

  test.each(["b.jpeg", "b.gif", "b.png.exe", "png", "", ".png", "..png", "b.png.", "b.pn\u01F5", "b.j\u200Bpg"])(
    "%j is none (SL-084)",
    (image) => {
      expect(texts(withImage(image))).toHaveLength(1);
    },
  );

  test.each([
    "../secret.png",
    "a/../../b.png",
    "/etc/x.png",
    "C:\\x.png",
    "C:x.png",
    "..\\x.png",
    "http://example.test/x.png",
    "data:image/png",
    "%2e%2e%2fx.png",
    "b\u0000.png",
    "b\t1.png",
    "\u202Egnp.exe.png",
    "b.php?x=.png",
    "b.svg#.png",
    'b"onerror=.png',
    "a..b.png",
  ])("%j leads elsewhere or hides something, so a plain name is wanted (SL-085)", (image) => {
    expect(texts(withImage(image))).toHaveLength(1);
    expect(texts(withImage(image))[0]).toMatch(
      /^line 1: Gameboard wants a plain file name that ends in \.jpg or \.png, not "/,
    );
  });
});
