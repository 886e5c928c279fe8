import * as v from "valibot";
import type { standardRulebook } from "../rules/rulebook.ts";
import type { Effect, Family, Game, Jump, Player, Square } from "../vocabulary/vocabulary.ts";
import { checkSetup } from "./check-setup.ts";
import { problemText } from "./problem-text.ts";

/** A jump as people write it: a pair, or an object with an optional colour. */
export type AskedJump = readonly [from: Square, to: Square] | Jump;

/** What is asked for, with the words of the standard rulebook; `checkSetup` says what of it is allowed. */
export interface Setup {
  readonly board: {
    /** The last square, home: a whole number, at least 2. */
    readonly size: number;
    readonly jumps?: readonly AskedJump[];
    /** Jumps that must go down. */
    readonly snakes?: readonly AskedJump[];
    /** Jumps that must go up. */
    readonly ladders?: readonly AskedJump[];
    /** Where tokens begin: 0, off the board (the default), or 1. */
    readonly start?: 0 | 1;
    /** Where both are given, rows × columns is the size. */
    readonly rows?: number;
    readonly columns?: number;
    readonly image?: string;
    /** Effects by square, the keys plain decimal numbers. */
    readonly squares?: { readonly [square: string]: Effect };
  };
  readonly players: readonly (string | Player)[];
  /** One fair die of six faces by default; `count` 1 … 10, `faces` 1 … 2³². */
  readonly dice?: { readonly count?: number; readonly faces?: number; readonly weights?: readonly number[] };
  readonly rules?: { readonly [family in Family]?: StandardChoice[family] };
}

type Standard = typeof standardRulebook;
/** The words of a family that take no parameters. */
type Word<Words> = {
  [word in keyof Words]: Words[word] extends { readonly params: unknown } ? never : word;
}[keyof Words];

interface Rolls {
  /** Totals of one throw, before any multiplier. */
  readonly rolls: readonly number[];
}

interface StandardChoice {
  readonly ending: Word<Standard["ending"]>;
  readonly jumping: Word<Standard["jumping"]>;
  readonly again: Word<Standard["again"]> | Rolls;
  readonly streak: Word<Standard["streak"]> | { readonly limit: number; readonly penalty: keyof Standard["penalty"] };
  readonly entering: Word<Standard["entering"]> | Rolls;
  readonly capture: Word<Standard["capture"]>;
  readonly opening: Word<Standard["opening"]>;
  readonly closing: Word<Standard["closing"]>;
}

/**
 * `checkSetup` as a Standard Schema, for form libraries: parsing gives the game, and every problem is an issue at its
 * path. Valibot is what makes it one; the checks are the same ones.
 */
export const Setup: v.GenericSchema<Setup, Game> = v.pipe(
  v.custom<Setup>(() => true),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkSetup(dataset.value);
    if (checked.ok) return checked.game;
    for (const found of checked.problems) {
      const [key, ...rest] = found.path;
      addIssue({
        message: problemText({ ...found, path: [] }),
        ...(key === undefined
          ? {}
          : { path: [item(key, dataset.value), ...rest.map((step) => item(step, undefined))] }),
      });
    }
    return NEVER;
  }),
);

function item(key: string | number, input: unknown): v.UnknownPathItem {
  return { type: "unknown", origin: "value", input, key, value: undefined };
}
