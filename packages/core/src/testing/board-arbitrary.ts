import * as fc from "fast-check";
import { throwRange } from "../board/throw-range.ts";
import type { AskedJump, Setup } from "../setup/setup.ts";
import type { DiceShape, Effect, Jump, Square } from "../vocabulary/vocabulary.ts";
import type { EndingWord, JumpingWord } from "./rule-words.ts";

/** What a board has to fit: the rules that ask something of it, and the dice. */
export interface BoardFor {
  readonly ending: EndingWord;
  readonly jumping: JumpingWord;
  readonly dice: DiceShape;
}

/** Objects like those people write. */
const plain = { noNullPrototype: true } as const;
const anything = fc.nat(9_999);
const spelling = fc.constantFrom("pair", "object", "colored", "directed");
const effect = fc.oneof(
  fc.record({ skip: fc.constantFrom(1, 1, 2, 3, 100) }, plain),
  fc.record({ again: fc.constant(true as const) }, plain),
  fc.record({ times: fc.constantFrom(1, 2, 2, 3) }, plain),
  fc.record({ moveTo: anything }, plain),
);

/** A valid board: jumps that suit the jumping rule, in every spelling, and effects. Mostly small, now and then huge. */
export function boardArbitrary(board: BoardFor): fc.Arbitrary<Setup["board"]> {
  return fc
    .record({
      size: fc.oneof({ arbitrary: fc.integer({ min: 2, max: 40 }), weight: 9 }, fc.integer({ min: 41, max: 1e9 })),
      start: fc.constantFrom(undefined, 0 as const, 1 as const),
      jumps: fc.array(fc.tuple(anything, anything, spelling), { maxLength: 12 }),
      effects: fc.array(fc.tuple(anything, effect), { maxLength: 8 }),
      grid: fc.boolean(),
      image: fc.option(fc.constantFrom("b.png", "Spielbrett 1.jpg"), { nil: undefined }),
    })
    .map(({ size: wished, start, jumps: drawn, effects: wanted, grid, image }) => {
      const size = sizeFor(board, wished, wanted);
      const jumps = jumpsFor(board.jumping, size, drawn);
      return {
        size,
        ...spelt(jumps, drawn),
        ...(start === undefined ? {} : { start }),
        ...(grid ? { rows: 1, columns: size } : {}),
        ...(image === undefined ? {} : { image }),
        squares: squaresFor(size, start ?? 0, jumps, wanted),
      };
    });
}

/** A board that a bounce cannot leave at the near end. */
function sizeFor({ ending, dice }: BoardFor, wished: number, effects: readonly (readonly [number, Effect])[]): number {
  if (ending !== "bounce") return wished;
  const times = effects.map(([, one]) => ("times" in one ? one.times : 1));
  return Math.max(wished, throwRange(dice).highest * Math.max(1, ...times));
}

/** Of the pairs drawn, those that make a board this jumping rule allows. */
function jumpsFor(jumping: JumpingWord, size: number, drawn: readonly (readonly [number, number, string])[]): Jump[] {
  const jumps = new Map<Square, Square>();
  for (const [one, other] of drawn) {
    const from = 1 + (one % size);
    const to = 1 + (other % size);
    if (from === to || from === size || jumps.has(from)) continue;
    const chains = jumps.has(to) || [...jumps.values()].includes(from);
    if (jumping === "refused" && chains) continue;
    if (jumping === "chained" && leadsTo(from, to, jumps)) continue;
    jumps.set(from, to);
  }
  return Array.from(jumps, ([from, to]) => ({ from, to }));
}

function leadsTo(wanted: Square, from: Square, jumps: ReadonlyMap<Square, Square>): boolean {
  for (let at: Square | undefined = from; at !== undefined; at = jumps.get(at)) if (at === wanted) return true;
  return false;
}

/** The same jumps as people write them: pairs, objects, colours, and lists that say the direction. */
function spelt(
  jumps: readonly Jump[],
  drawn: readonly (readonly [number, number, string])[],
): Pick<Setup["board"], "jumps" | "snakes" | "ladders"> {
  const lists = { jumps: [] as AskedJump[], snakes: [] as AskedJump[], ladders: [] as AskedJump[] };
  jumps.forEach(({ from, to }, index) => {
    const how = drawn[index]?.[2];
    if (how === "colored") lists.jumps.push({ from, to, color: "#0072B2" });
    else if (how === "object") lists.jumps.push({ from, to });
    else (how === "pair" ? lists.jumps : to < from ? lists.snakes : lists.ladders).push([from, to]);
  });
  return lists;
}

function squaresFor(
  size: number,
  start: 0 | 1,
  jumps: readonly Jump[],
  effects: readonly (readonly [number, Effect])[],
): { [square: string]: Effect } {
  const squares: { [square: string]: Effect } = {};
  for (const [drawn, wanted] of effects) {
    const square = 1 + (drawn % (size - 1));
    if (jumps.some(({ from }) => from === square)) continue;
    squares[square] = "moveTo" in wanted ? { moveTo: start + (wanted.moveTo % (size - start)) } : wanted;
  }
  return squares;
}
