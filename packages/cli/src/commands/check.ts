import { checkSetup, problemText, standardRulebook } from "@serpentine/core";
import type { BoardOfFile } from "@serpentine/editions";
import { readBoardOrSetup } from "../files/board-file.ts";
import { fileTitle } from "../files/file-title.ts";
import type { Io } from "../terminal/io.ts";
import { complain, say } from "../terminal/print.ts";
import { count, list } from "../text/count.ts";
import { boardWords, intro } from "../words/intro.ts";

/** Problems that are told one by one. */
const mostTold = 20;

/** Says what a board file or a setup is and that it holds, or what is wrong with it. The exit code. */
export async function check(file: string, io: Io): Promise<number> {
  const title = fileTitle(file);
  const found = await readBoardOrSetup(file, io);
  if (found.kind === "board") {
    say(io, [`${title}: a valid board file.`, ...boardSentences(found.board)]);
    return 0;
  }
  if (found.kind !== "setup") {
    complainOf(io, title, found.problems);
    return found.kind === "wrong" ? 1 : 2;
  }
  const checked = checkSetup(found.setup);
  if (checked.ok) {
    say(io, [`${title}: a valid setup.`, ...intro(checked.game)]);
    return 0;
  }
  complainOf(io, title, checked.problems.map(problemText));
  return 1;
}

function complainOf(io: Io, title: string, problems: readonly string[]): void {
  const told = problems.slice(0, mostTold).map((problem) => `${title}: ${problem}`);
  complain(io, told);
  const more = problems.length - told.length;
  if (more > 0) io.stderr.write(`… and ${count(more, "more problem")}\n`);
}

/** What the board is; and whether its jumps ask for a rule, because some end where others start. */
function boardSentences(board: BoardOfFile): string[] {
  const jumps = [...board.ladders, ...board.snakes].map(([from, to]) => ({ from, to }));
  const words = Object.keys(standardRulebook.jumping);
  const fitting = words.filter((jumping) => checkSetup({ board, players: ["Ann"], rules: { jumping } }).ok);
  return [
    `Board: ${boardWords({ ...board, jumps })}.`,
    ...(fitting.length === words.length
      ? []
      : [`It is played with --jumping ${list(fitting, "or")}: some jumps end where others start.`]),
  ];
}
