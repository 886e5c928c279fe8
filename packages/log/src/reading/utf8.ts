import { utf8ToBytes } from "@noble/hashes/utils.js";

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
 * A text as bytes. Half a character (of a pair of UTF-16 surrogates) becomes a byte that is not UTF-8, so that a text
 * cut off inside a character reads like bytes cut off there.
 */
export function encodeUtf8(text: string): Uint8Array {
  const parts = text.split(/\p{Surrogate}/u).map(utf8ToBytes);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, -1)).fill(0xff);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length + 1;
  }
  return bytes;
}
