/**
 * The words of the game. This file imports nothing: lists first, types derived from them.
 * What each word means is said in docs/reference/rules.md.
 */

/** 1 … `size`; the start is 0 (or 1, where the board says so). */
export type Square = number;
/** A player's place in the setup's list, 0 first. */
export type Seat = number;

export const outcomes = ["stay", "move", "snake", "ladder", "home", "forfeit"] as const;
export type Outcome = (typeof outcomes)[number];

export const eventTypes = ["OpeningRolled", "TurnTaken", "PlayerWithdrew", "GameAborted"] as const;
export const commandTypes = ["roll", "withdraw", "abort"] as const;

/** The families of rules, one question each, in the order in which a setup names them. */
export const families = ["ending", "jumping", "again", "streak", "entering", "capture", "opening", "closing"] as const;
export type Family = (typeof families)[number];

/** What a rule is in a setup: a word, or an object of parameters. */
export type RuleChoice = string | { readonly [parameter: string]: unknown };

export interface Jump {
  readonly from: Square;
  readonly to: Square;
  readonly color?: string;
}

/** What a square does to the token that comes to rest there. Whole numbers, `skip` and `times` 1 … 100. */
export type Effect =
  | { readonly skip: number }
  | { readonly again: true }
  | { readonly times: number }
  | { readonly moveTo: Square };

export const effectWords = ["skip", "again", "times", "moveTo"] as const;

export interface Player {
  readonly name: string;
  readonly color?: string;
}

/** What is thrown: `count` dice of `faces` faces; `weights` (one a face, whole) if they are not fair. */
export interface DiceShape {
  readonly count: number;
  readonly faces: number;
  readonly weights?: readonly number[];
}

/**
 * A setup that passed its checks, every default written out: plain, frozen JSON, itself a valid setup.
 * `checkSetup` makes it.
 */
export interface Game {
  readonly board: {
    readonly size: number;
    readonly jumps: readonly Jump[];
    readonly start: 0 | 1;
    readonly rows?: number;
    readonly columns?: number;
    readonly image?: string;
    readonly squares: { readonly [square: string]: Effect };
  };
  readonly players: readonly Player[];
  readonly dice: DiceShape;
  readonly rules: { readonly [family in Family]: RuleChoice };
}

export interface OpeningRolled {
  readonly type: "OpeningRolled";
  readonly player: string;
  readonly dice: readonly number[];
  readonly roll: number;
  readonly starts?: string;
  readonly next: string;
}

export interface TurnTaken {
  readonly type: "TurnTaken";
  readonly player: string;
  /** The faces thrown, one a die. */
  readonly dice: readonly number[];
  /** Their total, before any multiplier. */
  readonly roll: number;
  /** The multiplier this throw spent; absent when it was 1. */
  readonly factor?: number;
  readonly from: Square;
  /** The landing square and each square a jump led to; empty for `stay` and `forfeit`. */
  readonly path: readonly Square[];
  /** Where the token rests when all has been dealt with. */
  readonly to: Square;
  readonly outcome: Outcome;
  readonly effect?: Effect;
  /** Who was sent back to the start, in seat order. */
  readonly captured?: readonly string[];
  /** Tokens of others that a void go put back, in seat order. */
  readonly restored?: readonly (readonly [player: string, square: Square])[];
  /** 1 for the first player home. */
  readonly place?: number;
  /** Who was passed over, once for each go missed. */
  readonly missed?: readonly string[];
  /** The same player rolls again, in the same go. */
  readonly again?: true;
  readonly streak?: number;
  /** Who rolls next; null when the game is over. */
  readonly next: string | null;
}

export interface PlayerWithdrew {
  readonly type: "PlayerWithdrew";
  readonly player: string;
  readonly missed?: readonly string[];
  readonly starts?: string;
  readonly next: string | null;
}

export interface GameAborted {
  readonly type: "GameAborted";
  readonly reason?: string;
}

/** One event for each thing that happened; folding needs neither rules nor dice nor clock. */
export type GameEvent = OpeningRolled | TurnTaken | PlayerWithdrew | GameAborted;

export type Command =
  | { readonly type: "roll"; readonly dice: readonly number[] }
  | { readonly type: "withdraw"; readonly player: string }
  | { readonly type: "abort"; readonly reason?: string };

/** Where a game stands: plain JSON, lists by seat, null where the rules in force do not use a field. */
export interface GameState {
  readonly status: "playing" | "over";
  /** Over because it was stopped. */
  readonly aborted: boolean;
  readonly next: Seat | null;
  /** Throws so far, opening throws included: the number of the next throw. */
  readonly throws: number;
  readonly streak: number;
  readonly positions: readonly Square[];
  /** Seats that are home, in order. */
  readonly ranking: readonly Seat[];
  /** Names by seat, and the start, so that folding needs no game. */
  readonly players: readonly string[];
  readonly start: 0 | 1;
  readonly withdrawn: readonly Seat[];
  /** Goes to miss, by seat. */
  readonly misses: readonly number[] | null;
  /** Multiplier of the next roll, by seat. */
  readonly factors: readonly number[] | null;
  /** Where the tokens stood when this go began; only under the penalty `void`. */
  readonly goStart: readonly Square[] | null;
  /** The throws for who begins, in order; null once that is decided. */
  readonly opening: { readonly seats: readonly Seat[]; readonly rolls: readonly number[] } | null;
}

/** Why a command was refused. */
export const refusalCodes = [
  "over",
  "aborted",
  "badDice",
  "noDice",
  "otherDice",
  "unknownPlayer",
  "alreadyHome",
  "alreadyWithdrew",
  "badReason",
  "unknownCommand",
  "badSetup",
  "badState",
  "ruleFailed",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A command that changed nothing: a code, and the values it is about (plain JSON). `refusalText` words it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly values: readonly (string | number)[];
  /** For `badSetup`: everything that is wrong with the setup. */
  readonly problems?: readonly Problem[];
}

export type Path = readonly (string | number)[];

/** What can be wrong with a setup. Values that clash are in `values`, in the order given here. */
export const problemCodes = [
  "notAnObject", // what was found
  "notAList", // what was found
  "listTooLong", // its length, the limit
  "missing", // the key
  "unknownKey", // the key, then the keys there are
  "notText", // what was found
  "notWhole", // what was found, the least, the greatest
  "unsafeSize", // size, highest roll with its multiple, greatest safe integer
  "tooFew", // how many there are, the least
  "tooMany", // how many there are, the greatest
  "blankName", // the name
  "repeatedName", // the name, its first place in the list
  "notAJump", // what was found
  "offBoard", // the square, first square, last square
  "jumpToItself", // the square
  "jumpFromHome", // from, to
  "repeatedStart", // the square, the two ends
  "snakeGoesUp", // from, to
  "ladderGoesDown", // from, to
  "chain", // from, to, and where the jump there leads
  "loop", // the squares of the loop
  "badSquareKey", // the key
  "effectOnHome", // the square
  "effectOnJump", // the square
  "notAnEffect", // what was found
  "wrongArea", // rows, columns, size
  "weightsMismatch", // how many weights, how many faces
  "weightsAllZero",
  "weightsTooHeavy", // their sum, the greatest
  "notAStart", // what was found
  "unknownRule", // family, what was found, then the words there are
  "emptyRolls",
  "rollOutOfReach", // the roll, the lowest, the highest
  "bounceTooShort", // highest roll with its multiple, size
  "notAState", // what was found that a state of this game cannot have there
  "ruleFailed", // why a rule of one's own could not be asked
  "unreadable", // why
  "edition", // the edition, then what it asks for
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** One thing that is wrong with a setup: a code, the place, and the values that clash (plain JSON). */
export interface Problem {
  /** One of `problemCodes`; checks of one's own may use their own codes, and then give `text`. */
  readonly code: ProblemCode | (string & {});
  readonly path: Path;
  readonly values: readonly (string | number)[];
  readonly text?: string;
}

/** A check is a function from a checked setup to problems. */
export type Check = (game: Game) => readonly Problem[];
