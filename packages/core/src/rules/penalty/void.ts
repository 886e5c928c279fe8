import type { Seat, Square } from "../../vocabulary/vocabulary.ts";
import type { Standing } from "../families.ts";

/** The whole go is undone: every token is back where it stood when the go began; who withdrew is left out. */
export function voidGo(
  seat: Seat,
  { start, positions, goStart, withdrawn }: Standing,
): { to: Square; restored: readonly (readonly [Seat, Square])[] } {
  const restored = goStart.flatMap((square, other): readonly (readonly [Seat, Square])[] => {
    const moved = other !== seat && square !== positions[other] && !withdrawn.includes(other);
    return moved ? [[other, square]] : [];
  });
  return { to: goStart[seat] ?? start, restored };
}

voidGo.undoesGo = true as const;
