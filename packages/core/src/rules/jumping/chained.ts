import type { Game, Problem, Square } from "../../vocabulary/vocabulary.ts";

/** Jump after jump, to the end. */
export function chained(landing: Square, jumps: ReadonlyMap<Square, Square>): readonly Square[] {
  const path = [landing];
  let to = jumps.get(landing);
  // A valid board has no loop; the bound keeps a board that was never checked from hanging the game.
  while (to !== undefined && path.length <= jumps.size) {
    path.push(to);
    to = jumps.get(to);
  }
  return path;
}

/** Names each loop once, from its lowest square. Each square is walked once: linear in the number of jumps. */
chained.check = ({ board }: Game): readonly Problem[] => {
  const jumps = new Map(board.jumps.map(({ from, to }) => [from, to]));
  const places = new Map(board.jumps.map(({ from }, index) => [from, index]));
  const walkOf = new Map<Square, Square>();
  const problems: Problem[] = [];
  for (const { from } of board.jumps) {
    let at: Square | undefined = from;
    while (at !== undefined && jumps.has(at) && !walkOf.has(at)) {
      walkOf.set(at, from);
      at = jumps.get(at);
    }
    if (at === undefined || walkOf.get(at) !== from || jumps.get(at) === undefined) continue;
    const loop = loopFrom(at, jumps);
    problems.push({ code: "loop", path: ["board", "jumps", places.get(loop[0] ?? at) ?? 0], values: loop });
  }
  return problems;
};

function loopFrom(on: Square, jumps: ReadonlyMap<Square, Square>): readonly Square[] {
  const loop = [on];
  for (let at = jumps.get(on); at !== undefined && at !== on; at = jumps.get(at)) loop.push(at);
  const lowest = loop.indexOf(loop.reduce((least, square) => Math.min(least, square)));
  return [...loop.slice(lowest), ...loop.slice(0, lowest)];
}
