import { describe, expect, test } from "vitest";
import { quoted, visible } from "./visible.ts";

describe("a text of somebody else", () => {
  test.each([
    ["\u001b[31mred", "[U+001B][31mred"],
    ["\u009b2J", "[U+009B]2J"],
    ["a\u0007b\tc\nd\re\u007f", "a[U+0007]b[U+0009]c[U+000A]d[U+000D]e[U+007F]"],
    ["\u202egnp.exe", "[U+202E]gnp.exe"],
    ["a\u2028b", "a[U+2028]b"],
    ["half \ud800", "half [U+D800]"],
    ["private \ue000", "private [U+E000]"],
    ["Ann\u200d", "Ann[U+200D]"],
    ["\u200bAnn", "[U+200B]Ann"],
  ])("%j is printed as %j", (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  test.each(["Ann", "Zoë", "李小龙", "می\u200cخواهم", "👩\u200d🚀", "a b", "ß–„“"])("%j stays as it is", (text) => {
    expect(visible(text)).toBe(text);
  });

  test("what was typed comes in quotes, cut where it is long", () => {
    expect(quoted("a\u0000")).toBe('"a[U+0000]"');
    expect(quoted("x".repeat(61))).toBe(`"${"x".repeat(60)}…"`);
  });
});
