import { Unexpected } from "./expected.ts";

/** Faces written down beforehand, asked for by the number of the throw; undefined past the last one. */
export interface ScriptedThrows {
  (n: number): readonly number[] | undefined;
  /** Call it at the end of a test: a throw that was never asked for is a failed expectation. */
  usedUp(): void;
}

/** A die that shows what it is told, throw after throw. It has the shape of `Dice` of @serpentine/dice. */
export function scriptedThrows(...throws: readonly (readonly number[])[]): ScriptedThrows {
  const asked = new Set<number>();
  const dice = (n: number) => {
    if (throws[n] !== undefined) asked.add(n);
    return throws[n];
  };
  const usedUp = () => {
    const left = throws.filter((_faces, n) => !asked.has(n));
    if (left.length > 0) throw new Unexpected("some throws were never asked for", left, []);
  };
  return Object.assign(dice, { usedUp });
}
