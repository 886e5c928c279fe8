import type { Effect, Game, Square } from "@serpentine/core";

export type Mark = "ladder" | "snake" | "moved" | "miss" | "again" | "times";

export interface Label {
  readonly text: string;
  readonly mark?: Mark;
}

const meanings: { readonly [mark in Mark]: string } = {
  ladder: "↑ ladder",
  snake: "↓ snake",
  moved: "→ is moved",
  miss: "-1 misses a go",
  again: "+ another turn",
  times: "x2 next roll doubled",
};

/** What is written in the corner of each square: `17↓5`, `3↑11`, `6→12`, `19-2`, `24x2`, `5+`. */
export function labelsOf({ jumps, squares }: Game["board"]): ReadonlyMap<Square, Label> {
  const labels = new Map<Square, Label>();
  for (const { from, to } of jumps) {
    labels.set(from, to > from ? { text: `${from}↑${to}`, mark: "ladder" } : { text: `${from}↓${to}`, mark: "snake" });
  }
  for (const [square, effect] of Object.entries(squares)) labels.set(Number(square), effectLabel(square, effect));
  return labels;
}

function effectLabel(square: string, effect: Effect): Label {
  if ("skip" in effect) return { text: `${square}-${effect.skip}`, mark: "miss" };
  if ("again" in effect) return { text: `${square}+`, mark: "again" };
  if ("times" in effect) return { text: `${square}x${effect.times}`, mark: "times" };
  return { text: `${square}→${effect.moveTo}`, mark: "moved" };
}

/** What the marks of this board mean: `↑ ladder, ↓ snake`; empty for a board without any. */
export function legend(board: Game["board"]): string {
  const marks = new Set(Array.from(labelsOf(board).values(), ({ mark }) => mark));
  return Object.entries(meanings)
    .filter(([mark]) => marks.has(mark as Mark))
    .map(([, meaning]) => meaning)
    .join(", ");
}
