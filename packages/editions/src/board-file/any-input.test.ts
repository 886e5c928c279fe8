import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boardFileProblemText } from "./board-file-problem-text.ts";
import { parseBoardFile } from "./parse-board-file.ts";
import { boardFileProblemCodes, limits } from "./vocabulary.ts";

const unseen = /[\p{C}\u2028\u2029\u200B]/u;

/** Nothing that could be a board file. */
function refused(content: unknown): void {
  const parsed = parseBoardFile(content as string);
  const problems = parsed.ok ? [] : parsed.problems;
  expect(problems).toEqual([{ code: "notText", line: null, values: [expect.any(String)] }]);
  const text = problems.map(boardFileProblemText).join("; ");
  expect(text).toMatch(/^a text or bytes are wanted, not ./);
  expect(text).not.toMatch(unseen);
  expect(text.length).toBeLessThan(500);
}

function sound(content: string | Uint8Array): void {
  const parsed = parseBoardFile(content);
  if (parsed.ok) return;
  expect(parsed.problems.length).toBeGreaterThan(0);
  let last = 0;
  for (const problem of parsed.problems) {
    expect(boardFileProblemCodes).toContain(problem.code);
    expect(problem.line === null).toBe(problem.code === "missingSetting");
    const line = problem.line ?? Number.MAX_SAFE_INTEGER;
    expect(line).toBeGreaterThanOrEqual(last);
    last = line;
    const text = boardFileProblemText(problem);
    expect(text).not.toMatch(unseen);
    expect(text.length).toBeLessThan(500);
    expect(text).not.toMatch(/undefined|NaN/);
  }
}

const piece = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("Gameboard", "rows", "Spalten", "LADDER", "snake", "=", ",", ".", "\r", "\n", "\r\n", "\uFEFF", " "),
  fc.constantFrom("\uD800", "\u200B", "b.png", "0", "08", "9007199254740993", "\u212A", "__proto__", "constructor"),
  fc.nat(70).map(String),
);

describe("whatever the input is", () => {
  test("any text is read or refused in words that can be printed", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), sound));
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
        sound,
      ),
      { numRuns: 500 },
    );
  });

  test("any bytes are", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), sound));
  });

  test("anything else is refused in such words, too", () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withTypedArray: true });
    fc.assert(
      fc.property(anything, (content) => {
        if (typeof content === "string" || content instanceof Uint8Array) sound(content);
        else refused(content);
      }),
    );
  });

  test.each<[name: string, content: unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["a number", 5],
    ["a list", []],
    ["an object", {}],
    ["a list with what nobody sees", ["\u200B"]],
    ["an object that says it is bytes", { length: 1, constructor: Uint8Array, [Symbol.toStringTag]: "Uint8Array" }],
    ["a list of wider numbers", new Uint16Array(4)],
    ["a revoked proxy", revoked({})],
    ["a revoked proxy of bytes", revoked(new Uint8Array(3))],
    ["a proxy of bytes", new Proxy(new Uint8Array(3), {})],
  ])("%s is neither text nor bytes", (_name, content) => {
    refused(content);
  });

  test("bytes are read as they are, whatever their object says", () => {
    const bytes = new TextEncoder().encode("Gameboard=b.png\nRows=2\nColumns=3\n");
    const expected = parseBoardFile(bytes);
    expect(expected.ok).toBe(true);
    expect(parseBoardFile(runInNewContext("Uint8Array").from(bytes))).toEqual(expected);
    expect(parseBoardFile(Object.defineProperty(bytes.slice(), "length", { value: 3 }))).toEqual(expected);
    const within = new Uint8Array(bytes.length + 2);
    within.set(bytes, 1);
    expect(parseBoardFile(within.subarray(1, -1))).toEqual(expected);
    refused(
      Object.defineProperty(bytes.slice(), "buffer", {
        get: () => {
          throw new Error("boom");
        },
      }),
    );
  });

  test("text and its bytes are read alike", () => {
    // Through bytes and back, because half a surrogate pair has no bytes of its own.
    const wellFormed = fc.array(piece, { maxLength: 60 }).map((pieces) => Buffer.from(pieces.join("")).toString());
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(parseBoardFile(new TextEncoder().encode(text))).toEqual(parseBoardFile(text));
      }),
    );
  });

  // Each of these keeps a quadratic reader busy: it is the size of a file. An ordinary file of that size is the
  // measure, so that it holds on a slow computer too.
  const size = limits.bytes;
  const ordinary = quickest(manyJumps(size));
  test.each([
    ["one line of blanks", " ".repeat(size)],
    ["one line of blanks before a letter", `${" ".repeat(size - 1)}x`],
    ["one line of equals signs", "=".repeat(size)],
    ["one line of separators", `Ladder=${",".repeat(size - 7)}`],
    ["one long number", `Rows=${"9".repeat(size - 5)}`],
    ["one long name", `Gameboard=${".png".repeat(size / 4 - 3)}`],
    ["nothing but line ends", "\r".repeat(size)],
    ["CRLF", "\r\n".repeat(size / 2)],
    ["bad lines", "x\n".repeat(size / 2)],
    ["lines of blanks", `${" ".repeat(199)}x\n`.repeat(size / 201 - 1)],
    ["one start again and again", "Snake=9,1\n".repeat(size / 10)],
    ["one setting again and again", "Rows=9\n".repeat(Math.floor(size / 7))],
  ])("time stays in proportion: %s", (_name, text) => {
    expect(quickest(text)).toBeLessThan(30 * ordinary);
    expect(quickest(new TextEncoder().encode(text))).toBeLessThan(30 * ordinary);
  });

  test("a text far too large is refused for its size alone", () => {
    const parsed = parseBoardFile("x".repeat(20_000_000));
    expect(parsed.ok ? null : parsed.problems).toEqual([
      { code: "fileTooLarge", line: 1, values: [20_000_000, limits.bytes] },
    ]);
  });
});

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Milliseconds, the least of five readings. */
function quickest(content: string | Uint8Array): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    parseBoardFile(content);
    return performance.now() - began;
  });
  return Math.min(...times);
}

function manyJumps(bytes: number): string {
  let text = "";
  for (let square = 2; text.length < bytes - 20; square += 1) text += `Snake=${square},1\n`;
  return text;
}
