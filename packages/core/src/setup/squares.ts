import type { Effect, Path, Square } from "../vocabulary/vocabulary.ts";
import { effectWords } from "../vocabulary/vocabulary.ts";
import type { Asked } from "./asked.ts";

interface Around {
  readonly size: number | undefined;
  readonly start: 0 | 1;
  readonly starts: ReadonlyMap<Square, unknown>;
}

/** `"012"` and `"1e1"` are not squares: two spellings of one square must never both get in. */
const plainDecimal = /^(?:0|[1-9][0-9]{0,15})$/;

/** Effects by square; the keys stay the decimal numbers they were, in ascending order. */
export function checkSquares(asked: Asked, value: unknown, around: Around): { [square: string]: Effect } {
  const effects: { [square: string]: Effect } = {};
  for (const [key, item] of asked.entries(value, ["board", "squares"]) ?? []) {
    if (item === undefined) continue;
    const at: Path = ["board", "squares", key];
    const square = plainDecimal.test(key) ? Number(key) : Number.NaN;
    const effect = checkEffect(asked, item, at, around);
    if (!Number.isSafeInteger(square)) {
      asked.add("badSquareKey", at, key);
      continue;
    }
    if (around.size !== undefined) {
      if (square < 1 || square > around.size) asked.add("offBoard", at, square, 1, around.size);
      if (square === around.size) asked.add("effectOnHome", at, square);
    }
    if (around.starts.has(square)) asked.add("effectOnJump", at, square);
    if (effect !== undefined) effects[key] = effect;
  }
  return effects;
}

function checkEffect(asked: Asked, value: unknown, at: Path, { size, start }: Around): Effect | undefined {
  const found = asked.object(value, at, effectWords);
  if (found === undefined) return undefined;
  const words = effectWords.filter((word) => found[word] !== undefined);
  const word = words[0];
  if (word === undefined || words.length > 1) return asked.add("notAnEffect", at, value);
  if (word === "again") {
    return found.again === true ? { again: true } : asked.add("notAnEffect", at, value);
  }
  const amount =
    word === "moveTo"
      ? asked.whole(found.moveTo, [...at, word], start, size === undefined ? undefined : size - 1)
      : asked.whole(found[word], [...at, word], 1, 100);
  if (amount === undefined) return undefined;
  if (word === "moveTo") return { moveTo: amount };
  return word === "skip" ? { skip: amount } : { times: amount };
}
