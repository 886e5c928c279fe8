import { problem } from "../../vocabulary/problem.ts";
import type { Game, Problem, Square } from "../../vocabulary/vocabulary.ts";
import { once } from "./once.ts";

/** One jump at most, and a board where a jump ends on a jump is not valid. */
export function refused(landing: Square, jumps: ReadonlyMap<Square, Square>): readonly Square[] {
  return once(landing, jumps);
}

refused.check = ({ board }: Game): readonly Problem[] => {
  const jumps = new Map(board.jumps.map(({ from, to }) => [from, to]));
  return board.jumps.flatMap(({ from, to }, index) => {
    const further = jumps.get(to);
    return further === undefined ? [] : [problem("chain", ["board", "jumps", index], from, to, further)];
  });
};
