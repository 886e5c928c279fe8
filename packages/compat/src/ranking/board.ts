import { checkSetup, type Problem, problem, problemText, standardRulebook } from "@serpentine/core";

/**
 * The board of source document 001: a size and one table of jumps, chains followed to their end.
 * Throws an Error that names every problem: a size that is not a whole number of at least 2, a jump that starts on
 * cell 1, on the last cell or where another does, that leaves the board or goes nowhere, and chains that loop.
 */
export class Board {
  readonly size: number;
  readonly jumps: ReadonlyMap<number, number>;

  constructor(size: number, jumps: Iterable<readonly [from: number, to: number]> = []) {
    const checked = checkSetup(
      { board: { size, jumps: Array.from(jumps) }, players: ["1"], rules: { jumping: "chained" } },
      standardRulebook,
      [({ board }) => board.jumps.flatMap(({ from, to }, index) => startsOnOne(from, to, index))],
    );
    if (!checked.ok) throw new Error(checked.problems.map(boardText).join("; "));
    const { board } = checked.game;
    this.size = board.size;
    this.jumps = new Map(board.jumps.map(({ from, to }) => [from, to]));
  }

  /** The cell where a token that lands on this one comes to rest. */
  settle(cell: number): number {
    return standardRulebook.jumping.chained(cell, this.jumps).at(-1) ?? cell;
  }
}

function startsOnOne(from: number, to: number, index: number): readonly Problem[] {
  if (from !== 1) return [];
  return [
    {
      ...problem("edition", ["board", "jumps", index]),
      text: `invalid jump ${from} to ${to}: none may start on cell 1`,
    },
  ];
}

function boardText(found: Problem): string {
  return found.code === "loop" ? `jump cycle at ${found.values[0]}: ${problemText(found)}` : problemText(found);
}
