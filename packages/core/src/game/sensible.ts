import type { Board } from "../board/board.ts";
import type { Penalty } from "../rules/families.ts";
import { show } from "../vocabulary/show.ts";
import type { Seat, Square } from "../vocabulary/vocabulary.ts";

/**
 * A rule of someone's own may answer nonsense; the game stops at it instead of carrying it on. Each of these gives a
 * rule's answer back, as a copy where it is a list, or throws a RangeError that names the family.
 */
export function sensibleSquare(answer: unknown, { start, size }: Board, family: string): Square {
  if (!Number.isSafeInteger(answer)) nonsense(family, answer, "which is no square");
  const square = answer as Square;
  if (square < start || square > size) nonsense(family, square, "which is not on the board");
  return square + 0; // -0 would not survive JSON
}

export function sensiblePath(answer: unknown, landing: Square, board: Board): readonly Square[] {
  if (!Array.isArray(answer)) nonsense("jumping", answer, "which is no path");
  const path = answer.map((square: unknown) => sensibleSquare(square, board, "jumping"));
  if (path[0] !== landing) nonsense("jumping", path, `which does not begin on ${landing}`);
  return path;
}

export function sensibleYesOrNo(answer: unknown, family: string): boolean {
  return typeof answer === "boolean" ? answer : nonsense(family, answer, "which is neither true nor false");
}

/** The seats that a rule picked out of some, in the order of those. */
export function sensibleSeats(answer: unknown, among: readonly Seat[], family: string): readonly Seat[] {
  if (!Array.isArray(answer)) nonsense(family, answer, "which is no list of seats");
  for (const seat of answer) if (!among.includes(seat)) nonsense(family, seat, "which is no seat it was asked about");
  return among.filter((seat) => answer.includes(seat));
}

export function sensibleOpening(answer: unknown, seats: readonly Seat[]): { next: Seat } | { starts: Seat } {
  const { next, starts } = Object(answer) as { next?: unknown; starts?: unknown };
  const [seat] = sensibleSeats([starts ?? next], seats, "opening");
  return starts === undefined ? { next: seat as Seat } : { starts: seat as Seat };
}

/** Nobody is put on home: a penalty gives no place. */
export function sensiblePenalty(answer: unknown, seats: readonly Seat[], board: Board): ReturnType<Penalty> {
  const short: Board = { ...board, size: board.size - 1 };
  const { to, restored } = Object(answer) as { to?: unknown; restored?: unknown };
  if (!Array.isArray(restored)) nonsense("penalty", restored, "which is no list of tokens put back");
  return {
    to: sensibleSquare(to, short, "penalty"),
    restored: restored.map((item: unknown) => {
      const [seat, square] = Array.isArray(item) ? (item as readonly unknown[]) : [];
      sensibleSeats([seat], seats, "penalty");
      return [seat as Seat, sensibleSquare(square, short, "penalty")] as const;
    }),
  };
}

function nonsense(family: string, answer: unknown, why: string): never {
  throw new RangeError(`the rule for ${family} answered ${show(answer)}, ${why}`);
}
