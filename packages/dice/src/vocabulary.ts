/**
 * The words of dice. This file imports nothing: lists first, types derived from them.
 * What each word means is said in docs/reference/dice.md.
 */

export const sourceKinds = ["scripted", "external", "seeded", "sealed"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** How a seed becomes faces. The number after the slash goes up when the faces change, and old ones stay for ever. */
export const algorithms = ["sha256-counter/1"] as const;
export type Algorithm = (typeof algorithms)[number];

/**
 * The faces of throw number `n` of a game (0 for the first): a new list, one face a die, each 1 … `faces`. A pure
 * function, so it can be asked in any order and any number of times; undefined where there is no such throw: a
 * script is used up, the faces come with the command, or `n` is not a whole number from 0. Never throws.
 */
export type Dice = (n: number) => readonly number[] | undefined;

/** The faces are written down. */
export interface ScriptedSource {
  readonly kind: "scripted";
  /** One list a throw, one face a die. */
  readonly throws: readonly (readonly number[])[];
  /** Begin again after the last throw; without it, the script is used up then. */
  readonly repeat?: boolean;
}

/** The faces come with each command: from real dice, from a server, from a generator of one's own. */
export interface ExternalSource {
  readonly kind: "external";
}

/** The faces follow from a text, in the same way on every machine and in every language. */
export interface SeededSource {
  readonly kind: "seeded";
  readonly algorithm: Algorithm;
  readonly seed: string;
}

/** Seeded dice whose seed is shown when the game is over. */
export interface SealedSource {
  readonly kind: "sealed";
  readonly algorithm: Algorithm;
  /** SHA-256 of the seed's UTF-8 bytes: 64 lower-case hex digits. */
  readonly commitment: string;
}

/** Where faces come from: plain JSON, recorded with the game. */
export type Source = ScriptedSource | ExternalSource | SeededSource | SealedSource;

/** What can be wrong with a source. What `values` holds is said behind each; where core has the code, it is the same. */
export const sourceProblemCodes = [
  "notAnObject", // what was found
  "notAList", // what was found
  "listTooLong", // its length, the limit
  "missing", // the key
  "unknownKey", // the key, then the keys there are
  "notText", // what was found
  "notWhole", // what was found, the least, the greatest
  "notABoolean", // what was found
  "unreadable",
  "unknownKind", // what was found, then the kinds there are
  "unknownAlgorithm", // what was found, then the algorithms there are
  "wrongCount", // how many faces, how many dice
  "emptyRepeat",
  "brokenText", // where the half of a character is, 0 for the first place
  "notACommitment", // what was found
  "wrongSeed", // the commitment, the SHA-256 of the seed that was shown
] as const;
export type SourceProblemCode = (typeof sourceProblemCodes)[number];

/** One thing that is wrong with a source; it fits core's `Problem`. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  /** Where, from the source: `["throws", 3, 0]` is the first face of the fourth throw. */
  readonly path: readonly (string | number)[];
  /** Plain JSON. Whatever is no finite number is shown as a text of at most 60 characters. */
  readonly values: readonly (string | number)[];
  readonly text: string;
}

/** A source that passed its checks, or everything that is wrong with it. */
export type CheckedSource<Kind extends Source = Source> =
  | { readonly ok: true; readonly source: Kind }
  | { readonly ok: false; readonly problems: readonly SourceProblem[] };
