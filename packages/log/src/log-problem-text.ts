import { placeText, problemText } from "@serpentine/core";
import type { LogProblem, LogProblemCode } from "./log-problem.ts";

type Words = (values: LogProblem["values"], cause: LogProblem["cause"]) => string;

/** The one place that words what is wrong with a log. */
const texts: { readonly [code in LogProblemCode]: Words } = {
  notALog: ([found]) => `this is no log of ours: the format is ${found}`,
  empty: () => "the log is empty; it begins with a header",
  tooLong: ([bytes, limit]) => `the log has at least ${bytes} bytes; ${limit} is the most`,
  byteOrderMark: () => "the log begins with a byte-order mark, which some program has added; take it away",
  carriageReturn: () =>
    "the line ends in CR LF; some program has converted the line ends of this log, and a seal would no longer fit: it has LF alone",

  noHeader: ([found]) => `a header is wanted here, not ${found}`,
  lineTooLong: ([bytes, limit]) => `the line has ${bytes} bytes; ${limit} is the most`,
  notUtf8: () => "the line is not UTF-8; it was damaged after it was written",
  blankLine: () => "the line is blank; every line of a log holds something",
  brokenLine: ([found]) => `the line is broken, it is no JSON: ${found}`,
  newerVersion: ([found, known]) => `the log is of version ${found}, and version ${known} is the newest known here`,
  newerRules: ([found, known]) =>
    `the game followed version ${found} of the rules; version ${known} is the newest known here`,
  gap: ([missing, found]) => `entry ${missing} is missing, the next one here is ${found}`,
  repeat: ([found, wanted]) => `entry ${found} is there already; entry ${wanted} is wanted here`,
  unknownType: ([found, ...known]) =>
    `${found} is no event; there are ${list(known)}, and an application's own have a colon in their type`,
  afterOver: ([n]) => `the game was over with entry ${n}; nothing can happen in it any more`,
  afterSeal: ([line]) => `the log was closed by the seal on line ${line}; nothing comes after it`,
  wrongEnd: ([said, last]) => `the seal closes the log after entry ${said}, but the last one is ${last}`,
  wrongHash: ([said, computed]) =>
    `the seal does not fit: a line before it was changed after the log was closed (${short(said)} is promised, ${short(computed)} is found)`,

  missing: ([key]) => `${key} is missing`,
  unknownKey: ([key, ...keys]) => `there is no ${key} here; the keys are ${list(keys)}`,
  forbiddenKey: ([key]) => `${key} is not allowed as a key`,
  tooDeep: ([limit]) => `the value is nested more than ${limit} levels deep`,
  notAnObject: ([found]) => `an object is wanted, not ${found}`,
  notAList: ([found]) => `a list is wanted, not ${found}`,
  notAPair: ([found]) => `a player and a square are wanted, not ${found}`,
  notText: ([found]) => `a text is wanted, not ${found}`,
  notATime: ([found]) => `a time like 2026-11-29T18:00:05.000Z is wanted, not ${found}`,
  notAHash: ([found]) => `64 digits 0-9a-f are wanted, not ${found}`,
  notWhole: ([found, least, most]) => {
    if (least === most) return `${least} is wanted, not ${found}`;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    return `a whole number ${range} is wanted, not ${found}`;
  },
  notOneOf: ([found, ...allowed]) => `${list(allowed, "or")} is wanted, not ${found}`,
  wrongCount: ([faces, dice]) => `a throw has ${dice} ${dice === 1 ? "face" : "faces"}, this one has ${faces}`,
  unknownPlayer: ([found]) => `nobody called ${found} plays here`,
  badSetup: (_values, cause) => (cause === undefined ? "the setup is not valid" : problemText({ ...cause, path: [] })),
  badSource: (_values, cause) => cause?.text ?? "the source is not valid",

  differs: ([n, _key, recorded, expected]) => `entry ${n} says ${recorded}; the rules give ${expected}`,
  otherFaces: ([n, recorded, expected]) => `entry ${n} says ${recorded}; the dice show ${expected}`,
  noThrow: ([n, throws]) => `entry ${n} is a throw too many; the script has ${throws}`,
  refused: ([n, why]) => `entry ${n} cannot have happened: ${why}`,
  wrongSeed: (_values, cause) => cause?.text ?? "this is not the seed that was promised",

  cutOff: ([before, length]) =>
    `the last line was cut off when it was written, so it was left out (${length} bytes after the first ${before})`,
  noLineEnd: () => "the last line has no line end; whoever writes on begins with one",
};

/** A problem or a warning in words, its place first: `line 7: dice[0]: a whole number from 1 to 6 is wanted, not 9`. */
export function logProblemText({ code, line, path, values, cause }: LogProblem): string {
  const text = texts[code](values.map(bare), cause);
  const place = placeText(path);
  return `line ${line}: ${place === "" ? "" : `${place}: `}${text}`;
}

/** Texts come in quotes, so that a blank shows; words of a log read better without. */
function bare(value: string | number): string | number {
  return typeof value === "string" && /^"(?!(?:null|true|false)")[A-Za-z][A-Za-z0-9]*"$/.test(value)
    ? value.slice(1, -1)
    : value;
}

function list(words: LogProblem["values"], last = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

function short(hash: string | number | undefined): string {
  return `${String(hash).replaceAll('"', "").slice(0, 12)}…`;
}
