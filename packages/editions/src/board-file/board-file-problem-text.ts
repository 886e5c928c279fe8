import type { BoardFileProblem, BoardFileProblemCode } from "./vocabulary.ts";

type Words = (values: readonly (string | number)[], line: number | null) => string;

/** The one place that words what is wrong with a board file. */
const words: { readonly [code in BoardFileProblemCode]: Words } = {
  notText: ([found]) => `a text or bytes are wanted, not ${found}`,
  fileTooLarge: ([bytes, limit]) => `the file has ${bytes} bytes; ${limit} are the limit`,
  notUtf8: ([byte, place]) => `byte ${byte} at place ${place} is not UTF-8; save the file as UTF-8`,
  lineTooLong: ([length, limit]) => `the line has ${length} characters; ${limit} are the limit`,
  noSetting: ([found]) => `"${found}" is not a setting; one looks like Ladder=3,11`,
  unknownSetting: ([found, ...known]) => `there is no setting "${found}"; there are ${known.join(", ")}`,
  missingSetting: ([setting, german]) => `${setting} (or ${german}) is missing`,
  repeatedSetting: ([setting, first], line) => `${setting} is given twice, on lines ${first} and ${line}`,
  notAnImage: ([found]) => `Gameboard wants a plain file name that ends in .jpg or .png, not "${found}"`,
  notANumber: ([setting, found, greatest]) =>
    `${setting} wants whole numbers from 1 to ${greatest} in plain digits, not "${found}"`,
  badArea: ([rows, columns, least, greatest]) =>
    `${rows} rows of ${columns} squares are no board; it has ${least} to ${greatest} squares`,
  notAPair: ([setting, found]) => `${setting} wants two squares, as in 3,11, not "${found}"`,
  offBoard: ([square, last]) => {
    if (Number(square) < 1) return `${square} is before square 1`;
    return `${square} is past ${last}, the last square`;
  },
  jumpFromHome: ([square]) => `nothing starts on the last square, ${square}`,
  jumpToItself: ([square]) => `${square} leads to itself`,
  ladderGoesDown: ([from, to]) => `a ladder goes up, and ${from} to ${to} goes down`,
  snakeGoesUp: ([from, to]) => `a snake goes down, and ${from} to ${to} goes up`,
  repeatedStart: ([square, first], line) => `square ${square} starts a jump twice, on lines ${first} and ${line}`,
};

/** What is wrong with a board file, in words: `line 3: Rows is given twice, on lines 2 and 3`. */
export function boardFileProblemText({ code, line, values }: BoardFileProblem): string {
  const text = words[code](values, line);
  return line === null ? text : `line ${line}: ${text}`;
}
