import * as fc from "fast-check";
import { nameKept } from "../setup/players.ts";

/** Names that every JavaScript object has, look like numbers, are written in other scripts, or are two code points long. */
export const awkwardNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "1",
  "10",
  "0",
  "null",
  "José",
  "Jose\u0301phine",
  "Æsir",
  "Ζωή",
  "अनिता",
  "小明",
  "محمد",
  "🐍",
  "<b>x",
  '"q"',
  "a b",
] as const;

const typed = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((name) => /[\p{L}\p{N}]/u.test(name));

/** A name as somebody may type it, blanks at the ends included. */
export function nameArbitrary(): fc.Arbitrary<string> {
  const blank = fc.constantFrom("", "", "", " ", "\t", "\u00a0");
  const name = fc.oneof({ arbitrary: fc.constantFrom(...awkwardNames), weight: 3 }, typed);
  return fc.tuple(blank, name, blank).map((parts) => parts.join(""));
}

/** Names of which no two are the same player's. */
export function namesArbitrary(fewest = 1, most = 5): fc.Arbitrary<string[]> {
  return fc.uniqueArray(nameArbitrary(), { minLength: fewest, maxLength: most, selector: nameKept });
}
