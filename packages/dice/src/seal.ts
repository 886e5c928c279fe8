import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Asked } from "./asked.ts";
import { checkSeed, seedBytes } from "./seed.ts";
import { algorithms, type CheckedSource, type SealedSource, type SeededSource } from "./vocabulary.ts";

const commitmentTo = (seed: string): string => bytesToHex(sha256(seedBytes(seed)));

/**
 * The sealed source of a seed, to be shown before the game; the host keeps the seed and shows it afterwards. Take a
 * seed from `newSeed`: a word or a date can be found again by trying. Throws a RangeError for a text with half a
 * character.
 */
export function seal(seed: string): SealedSource {
  return { kind: "sealed", algorithm: algorithms[0], commitment: commitmentTo(seed) };
}

/**
 * The seeded source behind a sealed one, if `seed` is the seed that was promised; otherwise the problem, `wrongSeed`
 * for another seed. Never throws, whatever the seed is.
 */
export function unseal(source: SealedSource, seed: unknown): CheckedSource<SeededSource> {
  const asked = new Asked();
  const text = seed === undefined ? asked.add("missing", ["seed"], "seed") : checkSeed(asked, seed);
  if (text === undefined) return { ok: false, problems: asked.problems };
  const shown = commitmentTo(text);
  if (shown !== source.commitment) asked.add("wrongSeed", ["seed"], source.commitment, shown);
  if (asked.problems.length > 0) return { ok: false, problems: asked.problems };
  return { ok: true, source: { kind: "seeded", algorithm: source.algorithm, seed: text } };
}
