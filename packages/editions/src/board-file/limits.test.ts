import { describe, expect, test } from "vitest";
import { boardFileProblemText } from "./board-file-problem-text.ts";
import { parseBoardFile } from "./parse-board-file.ts";

const head = "Gameboard=b.png\nRows=8\nColumns=8\n";
const bytesOf = (text: string) => new TextEncoder().encode(text);

function texts(content: string | Uint8Array): string[] {
  const parsed = parseBoardFile(content);
  return parsed.ok ? [] : parsed.problems.map(boardFileProblemText);
}

describe("a file", () => {
  const full = head + "\n".repeat(65_536 - head.length);

  test("of 64 KiB is read", () => {
    expect(texts(full)).toEqual([]);
    expect(texts(bytesOf(full))).toEqual([]);
  });

  test("of one byte more is refused, on the line of that byte and for nothing else", () => {
    const expected = [`line ${65_536 - head.length + 4}: the file has 65537 bytes; 65536 are the limit`];
    expect(texts(`${full}x`)).toEqual(expected);
    expect(texts(bytesOf(`${full}x`))).toEqual(expected);
  });

  test("is measured in bytes, also when it comes as a text", () => {
    const text = `\n${"é".repeat(32_767)}€\n\n`;
    expect(texts(text)[0]).toBe("line 2: the file has 65540 bytes; 65536 are the limit");
    expect(texts(bytesOf(text))).toEqual(texts(text));
    expect(texts("😀".repeat(16_384))[0]).toMatch(/^line 1: the line has 16384 characters/);
    expect(texts(`${"😀".repeat(16_384)}\n`)[0]).toMatch(/65537 bytes/);
  });
});

describe("a line", () => {
  test("of 200 characters is read, of one more refused, whatever they are", () => {
    const line = (length: number) => `${head}Ladder=3,11${" ".repeat(length - 11)}\n`;
    expect(texts(line(200))).toEqual([]);
    expect(texts(line(201))).toEqual(["line 4: the line has 201 characters; 200 are the limit"]);
    expect(texts(head + " ".repeat(201))).toEqual(["line 4: the line has 201 characters; 200 are the limit"]);
    expect(texts(head.replace("b.png", `${"𝕏".repeat(186)}.png`))).toEqual([]);
    expect(texts(head.replace("b.png", `${"𝕏".repeat(187)}.png`))).toEqual([
      "line 1: the line has 201 characters; 200 are the limit",
    ]);
  });

  test("that cannot be read says nothing, so nothing else is wrong with it", () => {
    expect(texts(`${head}Ladder=9,3${" ".repeat(200)}\nRows=x${" ".repeat(200)}`)).toEqual([
      "line 4: the line has 210 characters; 200 are the limit",
      "line 5: the line has 206 characters; 200 are the limit",
      "line 5: Rows is given twice, on lines 2 and 5",
    ]);
  });

  test("that cannot be read is not also missing", () => {
    expect(texts(`Rows=8${" ".repeat(200)}\nColumns=8`)).toEqual([
      "line 1: the line has 206 characters; 200 are the limit",
      "Gameboard (or Spielbrett) is missing",
    ]);
  });
});

describe("bytes that are not UTF-8", () => {
  test("are named by line, and the other lines are read all the same", () => {
    const latin = Uint8Array.from(Buffer.from("Gameboard=br\xE4tt.png\r\nRows=8\r\nColumns=x\r\n", "latin1"));
    expect(texts(latin)).toEqual([
      "line 1: byte 0xE4 at place 13 is not UTF-8; save the file as UTF-8",
      'line 3: Columns wants whole numbers from 1 to 9007199254740991 in plain digits, not "x"',
    ]);
  });

  test("so is a file in UTF-16", () => {
    const parsed = parseBoardFile(Uint8Array.from(Buffer.from(`\uFEFF${head}`, "utf16le")));
    expect(parsed.ok ? null : parsed.problems[0]).toEqual({ code: "notUtf8", line: 1, values: ["0xFF", 1] });
  });
});
