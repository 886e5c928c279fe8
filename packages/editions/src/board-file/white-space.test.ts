import { expect, test } from "vitest";
import { trimmed } from "./white-space.ts";

// The 25 code points of PropList.txt's White_Space, and the byte-order mark.
const spaces = Array.from(
  "\t\n\v\f\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF",
);

test("white space is what Unicode says, and the byte-order mark", () => {
  const units = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  const found = units.filter((unit) => trimmed(unit) === "");
  expect(found).toEqual(spaces);
});

test("what stands between two characters stays", () => {
  expect(trimmed("\uFEFF\t a \u00A0 b \u3000")).toBe("a \u00A0 b");
  expect(trimmed("\u200B a")).toBe("\u200B a");
  expect(trimmed("")).toBe("");
});
