import type { BoardName, EditionName } from "@serpentine/editions";
import { boardNamed, boards } from "@serpentine/editions";
import { readBoardOrSetup } from "../files/board-file.ts";
import { fileTitle } from "../files/file-title.ts";
import type { Io } from "../terminal/io.ts";
import { didYouMean } from "../text/nearest.ts";
import { quoted } from "../text/visible.ts";
import type { Report } from "./report.ts";

export interface AskedBoard {
  /** What to call it in front of a problem: the file, or the option with the name. */
  readonly title: string;
  /** Whether `setup` is a whole setup file, so that the paths of its problems say something. */
  readonly isSetup: boolean;
  /** What the options are laid over. */
  readonly setup: unknown;
}

/** The board that is played on if none is asked for: one that the edition accepts. */
const usual: { readonly [edition in EditionName]: BoardName } = {
  strategy: "kata2-64",
  ranking: "garden-36",
  thrill: "thrill-100",
  kata: "kata2-64",
  classic: "chutes-100-47",
};

/** A shipped board by its name, or a file; undefined, and a report, for what is neither. */
export async function readBoard(
  typed: string | undefined,
  edition: string | undefined,
  io: Io,
  report: Report,
): Promise<AskedBoard | undefined> {
  const isEdition = edition !== undefined && Object.hasOwn(usual, edition);
  const name = typed ?? usual[isEdition ? (edition as EditionName) : "kata"];
  const shipped = boardNamed(name);
  if (shipped !== undefined) return { title: `--board ${name}`, isSetup: false, setup: { board: shipped.board } };
  if (name === "") return report("--board: a file or the name of a board is wanted.");
  const title = fileTitle(name);
  const found = await readBoardOrSetup(name, io);
  if (found.kind === "board") return { title, isSetup: false, setup: { board: found.board } };
  if (found.kind === "setup") return { title, isSetup: true, setup: found.setup };
  // A word without a folder or an ending was probably meant as a name.
  if (found.kind === "missing" && /^[^./\\]+$/.test(name)) return report(noBoard(name));
  for (const problem of found.problems) report(`${title}: ${problem}`);
  return undefined;
}

function noBoard(name: string): string {
  const names = Object.keys(boards);
  return `--board: there is no board and no file ${quoted(name)}.${didYouMean(name, names)} The boards: ${names.join(", ")}.`;
}
