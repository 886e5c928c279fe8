import { diceFrom } from "@serpentine/dice";

/** Anything that rolls: a whole number of at least 1 each time. */
export interface RollingDice {
  roll(): number;
}

/** Replays a fixed list; throws an Error when it is used up. */
export class SequenceDice implements RollingDice {
  readonly #faces: (n: number) => readonly number[] | undefined;
  #index = 0;

  constructor(values: readonly number[]) {
    const throws = Array.from(values, (value) => [value]);
    this.#faces = diceFrom({ kind: "scripted", throws }, { count: 1, faces: 1 });
  }

  roll(): number {
    const [value] = this.#faces(this.#index) ?? [];
    if (value === undefined) throw new Error("dice script exhausted");
    this.#index += 1;
    return value;
  }
}
