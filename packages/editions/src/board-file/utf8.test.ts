import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeUtf8, utf8Length } from "./utf8.ts";

/** The platform's decoder, which says only that something is wrong. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function platformDecodes(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function alike(bytes: Uint8Array): boolean {
  const { text, bad } = decodeUtf8(bytes);
  if (bad === null) return text === platformDecodes(bytes);
  const upToThere = platformDecodes(bytes.subarray(0, bad.at));
  return platformDecodes(bytes) === null && bytes[bad.at] === bad.byte && upToThere === text;
}

test("agrees with the platform on any bytes", () => {
  const telling = fc.constantFrom(
    0x00,
    0x41,
    0x7f,
    0x80,
    0xbf,
    0xc0,
    0xc1,
    0xc2,
    0xdf,
    0xe0,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
  );
  const more = fc.constantFrom(0x8f, 0x90, 0x9f, 0xa0, 0xf7, 0xf8, 0xff);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(telling, more), { maxLength: 8 }).map((list) => Uint8Array.from(list)),
      alike,
    ),
    {
      numRuns: 5_000,
    },
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 12 }), alike));
});

test("agrees with the platform on every pair of first bytes", () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const pairs = bytes.flatMap((first) => bytes.map((second) => [first, second] as const));
  expect(pairs.filter(([first, second]) => !alike(Uint8Array.of(first, second, 0x80, 0x80)))).toEqual([]);
});

test("decodes every text, and tells its length in bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(utf8Length(text)).toBe(bytes.length);
      expect(decodeUtf8(bytes)).toEqual({ text: decoder.decode(bytes), bad: null });
    }),
  );
  expect(utf8Length("\uD800a\uDC00")).toBe(7);
});
