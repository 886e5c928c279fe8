import type { Path, Problem } from "@serpentine/core";

/** What can be wrong with a log. Values are in the order given here; whatever was found is printable. */
export const logProblemCodes = [
  // the bytes
  "notALog", // what was found instead of `serpentine-log`
  "empty",
  "tooLong", // its bytes, the limit
  "byteOrderMark",
  "carriageReturn",
  // a line
  "noHeader", // what was found
  "lineTooLong", // its bytes, the limit
  "notUtf8",
  "blankLine",
  "brokenLine", // what was found
  "newerVersion", // its version, the version known here
  "newerRules", // the version of its rules, the version known here
  "gap", // the first number that is missing, the number found
  "repeat", // the number found, the number wanted
  "unknownType", // what was found, then the types there are
  "afterOver", // the number of the entry that ended the game
  "afterSeal", // the line of the seal
  "wrongEnd", // what the seal says, the number of the last entry
  "wrongHash", // what the seal says, the SHA-256 of the lines before it
  // a value
  "missing", // the key
  "unknownKey", // the key, then the keys there are
  "forbiddenKey", // the key
  "tooDeep", // the limit
  "notAnObject", // what was found
  "notAList", // what was found
  "notAPair", // what was found
  "notText", // what was found
  "notATime", // what was found
  "notAHash", // what was found
  "notWhole", // what was found, the least, the greatest
  "notOneOf", // what was found, then what there is
  "wrongCount", // how many faces, how many dice
  "unknownPlayer", // what was found
  "badSetup", // the code of `cause`
  "badSource", // the code of `cause`
  // found by `verify`
  "differs", // the entry's number, the key, what was recorded, what the rules give
  "otherFaces", // the entry's number, what was recorded, what the dice give
  "noThrow", // the entry's number, how many throws the dice have
  "refused", // the entry's number, why
  "wrongSeed", // the code of `cause`
  // no problem, a warning
  "cutOff", // how many bytes are before the last line, how many are in it
  "noLineEnd",
] as const;
export type LogProblemCode = (typeof logProblemCodes)[number];

/** One thing that is wrong with a log, or a warning. `logProblemText` words it. Plain JSON. */
export interface LogProblem {
  readonly code: LogProblemCode;
  /** 1 for the first line. */
  readonly line: number;
  /** Where in the line: `["dice", 0]` is the first face. */
  readonly path: Path;
  readonly values: readonly (string | number)[];
  /** What is wrong with the setup or the source, as core and dice say it. */
  readonly cause?: Problem;
}

/** So many are reported; a log with more is not read further. */
export const mostProblems = 100;
