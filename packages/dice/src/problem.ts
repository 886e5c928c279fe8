import type { SourceProblem, SourceProblemCode } from "./vocabulary.ts";

type Values = SourceProblem["values"];

/** The words for each code, made from its values and from nothing else. */
const texts: { readonly [code in SourceProblemCode]: (values: Values) => string } = {
  notAnObject: ([found]) => `should be an object, but is ${found}`,
  notAList: ([found]) => `should be a list, but is ${found}`,
  listTooLong: ([length, limit]) => `has ${length} entries; at most ${limit} are read`,
  missing: ([key]) => `${key} is missing`,
  unknownKey: ([key, ...keys]) => `${key} is not known here; known are: ${keys.join(", ")}`,
  notText: ([found]) => `should be text in quotes, but is ${found}`,
  notWhole: ([found, least, most]) => `should be a whole number from ${least} to ${most}, but is ${found}`,
  notABoolean: ([found]) => `should be true or false, but is ${found}`,
  unreadable: () => "could not be read: looking at it failed",
  unknownKind: ([found, ...kinds]) => `${found} is no kind of source; there are: ${kinds.join(", ")}`,
  unknownAlgorithm: ([found, ...known]) => `${found} is no algorithm known here; known are: ${known.join(", ")}`,
  wrongCount: ([faces, dice]) => `a throw has ${dice} ${dice === 1 ? "face" : "faces"}, this one has ${faces}`,
  emptyRepeat: () => "there is no throw to repeat",
  brokenText: ([place]) => `has half a character at place ${place}; such a text has no bytes of its own`,
  notACommitment: ([found]) => `should be 64 digits 0-9a-f, the SHA-256 of the seed, but is ${found}`,
  wrongSeed: ([commitment, hash]) => `the SHA-256 of this seed is ${hash}, not ${commitment} as was promised`,
};

/**
 * Makes a problem. Values are plain JSON already; whatever someone typed goes through `show` first. The text leaves
 * the place to whoever shows it: core's `problemText` puts the path in front.
 */
export function problem(code: SourceProblemCode, path: SourceProblem["path"], ...values: Values): SourceProblem {
  return { code, path, values, text: texts[code](values) };
}
