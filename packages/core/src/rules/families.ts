import type { Check, DiceShape, Path, Problem, Seat, Square } from "../vocabulary/vocabulary.ts";

/**
 * What a rule of each family is: a plain function. A rule that takes parameters names them in `params`
 * and gets the object from the setup as its last argument; a rule that asks something of the whole game
 * brings a `check`.
 */
interface Extras {
  readonly params?: Params;
  readonly check?: Check;
}

/** Where a roll from `from` lands on a board of `size`, or null: the move is refused. */
export type Ending = ((from: Square, by: number, size: number, params: never) => Square | null) & Extras;

/** The landing square and each square a jump leads to, in order. */
export type Jumping = ((landing: Square, jumps: ReadonlyMap<Square, Square>, params: never) => readonly Square[]) &
  Extras;

/** Does this throw earn another turn? */
export type Again = ((dice: readonly number[], shape: DiceShape, params: never) => boolean) & Extras;

/** The penalty that a streak of this length meets (a word of the rulebook), or null. */
export type Streak = ((streak: number, params: never) => string | null) & Extras & UndoesGo;

/** What a forfeit does to the thrower's token, and which other tokens go back where. */
export type Penalty = ((
  seat: Seat,
  at: Standing,
) => { readonly to: Square; readonly restored: readonly (readonly [Seat, Square])[] }) &
  Extras &
  UndoesGo;

interface UndoesGo {
  /**
   * A penalty that looks at `goStart`, so that a state under it remembers where the tokens stood; or a streak that
   * may answer such a penalty though no parameter `penalty` names it.
   */
  readonly undoesGo?: true;
}

/** What a penalty may look at. `goStart` is where every token stood when the go began. */
export interface Standing {
  readonly start: Square;
  readonly positions: readonly Square[];
  readonly goStart: readonly Square[];
  readonly withdrawn: readonly Seat[];
}

/** Does this roll bring a token from the start on to the board? */
export type Entering = ((roll: number, params: never) => boolean) & Extras;

/** Which of the tokens that were on the square go back to the start. */
export type Capture = ((others: readonly Seat[], params: never) => readonly Seat[]) & Extras;

/** Who throws next for the beginning, or who begins. `seats` are those still in the game, in order. */
export type Opening = ((
  seats: readonly Seat[],
  throws: readonly OpeningThrow[],
  params: never,
) => { readonly next: Seat } | { readonly starts: Seat }) &
  Extras;

export interface OpeningThrow {
  readonly seat: Seat;
  readonly roll: number;
}

/** Is the game over, with so many home and so many still on their way? */
export type Closing = ((home: number, underway: number, params: never) => boolean) & Extras;

/** The parameters of a rule: each key with the question whether a value is allowed. */
export type Params = { readonly [key: string]: Parameter };
export type Parameter = (value: unknown, path: Path, asked: Asked) => readonly Problem[];

/** What a parameter's check may look at; `dice` is null when the setup's dice are themselves a problem. */
export interface Asked {
  readonly dice: DiceShape | null;
  readonly penalties: readonly string[];
}
