import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isPrintable, printable } from "./printable.ts";

test("what cannot be seen is shown by its code point", () => {
  expect(printable("a\u0000b\u200B\u00A0\u202E\uD800\u{E0041}\uFEFF\u3164 c")).toBe(
    "a[U+0000]b[U+200B][U+00A0][U+202E][U+D800][U+E0041][U+FEFF][U+3164] c",
  );
});

test("letters of any script, and signs, are shown as they are", () => {
  expect(printable("Brett-grün 盤 ١٤ 😀 “x”")).toBe("Brett-grün 盤 ١٤ 😀 “x”");
});

test("at most forty characters are shown", () => {
  expect(printable("😀".repeat(40))).toBe("😀".repeat(40));
  expect(printable("x".repeat(100_000))).toBe(`${"x".repeat(40)}…`);
  expect(printable("\u200B".repeat(41))).toBe(`${"[U+200B]".repeat(40)}…`);
});

test("what it makes of any text is printable", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => isPrintable(printable(text))));
});
