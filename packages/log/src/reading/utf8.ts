import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** In Node and in browsers; declared here because this package is compiled without either. */
declare const TextDecoder: new (
  encoding: "utf-8",
  options: { readonly fatal: true; readonly ignoreBOM: true },
) => { decode(bytes: Uint8Array): string };

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Undefined for bytes that are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A text as bytes. The first half of a character (of a pair of UTF-16 surrogates) becomes a byte that is not UTF-8, so
 * that a text cut off inside a character reads like bytes cut off there; those after it do not matter any more.
 */
export function encodeUtf8(text: string): Uint8Array {
  const half = text.search(/\p{Surrogate}/u);
  if (half === -1) return utf8ToBytes(text);
  return concatBytes(utf8ToBytes(text.slice(0, half)), Uint8Array.of(0xff), utf8ToBytes(text.slice(half + 1)));
}
