/**
 * A text, or bytes as they are in memory; null for anything else. Never throws. Bytes get a view of our own, since a
 * proxy may throw at any question and an object made of bytes may have a `length` of its own.
 */
export function contentOf(content: unknown): string | Uint8Array | null {
  if (typeof content === "string") return content;
  try {
    // Not `instanceof`: the bytes of a frame or of a test's sandbox have a Uint8Array of their own.
    if (!ArrayBuffer.isView(content) || Object.prototype.toString.call(content) !== "[object Uint8Array]") return null;
    return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
  } catch {
    return null;
  }
}
