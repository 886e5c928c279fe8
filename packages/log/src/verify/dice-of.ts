import type { Game } from "@serpentine/core";
import type { Dice } from "@serpentine/dice";
import { diceFrom, unseal } from "@serpentine/dice";
import type { Fault } from "../reading/fits.ts";
import { fault } from "../reading/fits.ts";
import type { LogHeader, Seal } from "../vocabulary.ts";

/** Whether the dice could be asked a second time. */
export type DiceChecked = "askedAgain" | "takenAsGiven" | "stillSealed";

export interface DiceOfLog {
  /** Null where the log does not have them. */
  readonly dice: Dice | null;
  readonly checked: DiceChecked;
  /** What is wrong with the seal's seed. */
  readonly faults: readonly Fault[];
}

/** The dice that the log itself has. A promised seed is taken only if it is the one that was promised. */
export function diceOf({ source }: LogHeader, game: Game, seal: Seal | null): DiceOfLog {
  if (source.kind === "external") return { dice: null, checked: "takenAsGiven", faults: [] };
  if (source.kind !== "sealed") return { dice: diceFrom(source, game.dice), checked: "askedAgain", faults: [] };
  if (seal === null) return { dice: null, checked: "stillSealed", faults: [] };
  const opened = unseal(source, seal.seed);
  if (opened.ok) return { dice: diceFrom(opened.source, game.dice), checked: "askedAgain", faults: [] };
  const faults = opened.problems.map((cause) => ({ ...fault("wrongSeed", cause.code), path: ["seed"], cause }));
  return { dice: null, checked: "stillSealed", faults };
}
