import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { makeLine } from "../make-line.ts";
import { encodeUtf8 } from "../reading/utf8.ts";

/**
 * The line that closes a log, its line end too; `seed` is for sealed dice, whose seed is shown here.
 * Throws a RangeError if what was written so far is not whole lines.
 */
export function sealLine(textSoFar: string | Uint8Array, seed?: string): string {
  const bytes = typeof textSoFar === "string" ? encodeUtf8(textSoFar) : textSoFar;
  if (bytes.at(-1) !== 0x0a) throw new RangeError("a seal is put after whole lines, the last one with its line end");
  // Every line but the header is an entry.
  let end = -1;
  for (const byte of bytes) if (byte === 0x0a) end += 1;
  return makeLine({ end, sha256: bytesToHex(sha256(bytes)), ...(seed === undefined ? {} : { seed }) });
}
