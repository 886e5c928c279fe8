export interface Decoded {
  /** Up to the first byte that is not UTF-8. */
  readonly text: string;
  readonly bad: { readonly byte: number; readonly at: number } | null;
}

/** The least code point that needs so many bytes; a smaller one written that long is not UTF-8. */
const least = [0, 0, 0x80, 0x800, 0x10000];

/**
 * UTF-8 to text. Written out because the place of that byte is
 * wanted, and because this package is compiled without the platform's decoder.
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  let text = "";
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const length = lengthOf(byte);
    const code = codeAt(bytes, at, length);
    if (code === null) return { text, bad: { byte, at } };
    text += String.fromCodePoint(code);
    at += length;
  }
  return { text, bad: null };
}

/** How many bytes a text takes as UTF-8; half a surrogate pair counts as the three bytes that stand in for it. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) bytes += 1;
    if (unit < 0x800) continue;
    const isPair = unit >= 0xd800 && unit < 0xdc00 && (text.codePointAt(at) ?? 0) > 0xffff;
    bytes += 1;
    // A pair is two units and four bytes.
    if (isPair) at += 1;
  }
  return bytes;
}

function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc0) return 0;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : first < 0xf8 ? 4 : 0;
}

function codeAt(bytes: Uint8Array, at: number, length: number): number | null {
  const first = bytes[at] ?? 0;
  if (length === 1) return first;
  if (length === 0 || at + length > bytes.length) return null;
  let code = first & (0x7f >> length);
  for (let place = at + 1; place < at + length; place += 1) {
    const next = bytes[place] ?? 0;
    if (next >> 6 !== 0b10) return null;
    code = (code << 6) | (next & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < (least[length] ?? 0) || isSurrogate || code > 0x10ffff ? null : code;
}
