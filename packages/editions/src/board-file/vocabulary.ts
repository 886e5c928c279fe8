/**
 * The kata's board file: its words, its limits, and what can be wrong with it. This file imports nothing.
 * The format is described in docs/reference/board-file.md.
 */

/** From which square to which; both are on the board. */
export type Pair = readonly [from: number, to: number];

/** What a board file says. Every square is 1 … rows × columns; ladders go up, snakes go down. */
export interface BoardFile {
  /** A plain file name that ends in .jpg or .png; the picture lies beside the board file. */
  readonly image: string;
  readonly rows: number;
  readonly columns: number;
  readonly ladders: readonly Pair[];
  readonly snakes: readonly Pair[];
}

export const settings = ["Gameboard", "Rows", "Columns", "Ladder", "Snake"] as const;
export type Setting = (typeof settings)[number];

/** The words of the kata's original files, which are in German. */
export const germanWords = {
  Gameboard: "Spielbrett",
  Rows: "Zeilen",
  Columns: "Spalten",
  Ladder: "Leiter",
  Snake: "Schlange",
} as const satisfies { readonly [setting in Setting]: string };

/** A file and a line longer than this are refused; characters are Unicode code points. */
export const limits = { bytes: 65_536, charactersInALine: 200 } as const;

/** What can be wrong with a board file. Values are in the order given here; texts found are printable. */
export const boardFileProblemCodes = [
  "notText", // what was found instead of a text or bytes; without a line
  "fileTooLarge", // its bytes, the limit
  "notUtf8", // the byte, its place in the line
  "lineTooLong", // its characters, the limit
  "noSetting", // what was found
  "unknownSetting", // what was found, then the settings there are
  "missingSetting", // the setting, its German word; without a line
  "repeatedSetting", // the setting, the line where it is first
  "notAnImage", // what was found
  "notANumber", // the setting, what was found, the greatest number
  "badArea", // rows, columns, the least product, the greatest
  "notAPair", // the setting, what was found
  "offBoard", // the square, the last square if that is known
  "jumpFromHome", // the square
  "jumpToItself", // the square
  "ladderGoesDown", // from, to
  "snakeGoesUp", // from, to
  "repeatedStart", // the square, the line where it is first
] as const;
export type BoardFileProblemCode = (typeof boardFileProblemCodes)[number];

/** One thing that is wrong with a board file. `boardFileProblemText` words it. */
export interface BoardFileProblem {
  readonly code: BoardFileProblemCode;
  /** 1 for the first line; null for a setting that is missing, which is on no line, and where there are no lines. */
  readonly line: number | null;
  readonly values: readonly (string | number)[];
}
