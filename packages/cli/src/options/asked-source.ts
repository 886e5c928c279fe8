import type { DiceShape, Game } from "@serpentine/core";
import { checkSetup } from "@serpentine/core";
import type { Source, SourceProblem } from "@serpentine/dice";
import { algorithms, checkSource } from "@serpentine/dice";
import type { Io } from "../terminal/io.ts";
import type { PlayOptions } from "./play-options.ts";
import type { Report } from "./report.ts";
import { readRolls } from "./rolls.ts";

export interface AskedSource {
  readonly source: Source;
  /** Nobody asked for this seed: the game can be repeated only if it is told. */
  readonly isNewSeed: boolean;
}

/** Where the faces come from: the rolls written down, a seed, or a seed that is drawn now. */
export function askedSource(
  { rolls, seed }: PlayOptions,
  shape: DiceShape | undefined,
  { newSeed }: Pick<Io, "newSeed">,
  report: Report,
): AskedSource | undefined {
  if (rolls !== undefined && seed !== undefined) {
    report("--rolls and --seed exclude each other: the dice follow one of them.");
  }
  if (rolls !== undefined) {
    const throws = readRolls(rolls, (problem) => report(`--rolls: ${problem}`));
    if (shape === undefined) return undefined;
    // Ones stand in for what was no throw, so that the others are checked all the same.
    const ones = Array.from({ length: shape.count }, () => 1);
    return checked({ kind: "scripted", throws: throws.map((faces) => faces ?? ones) }, shape, report);
  }
  const seeded = { kind: "seeded", algorithm: algorithms[0], seed: seed ?? newSeed() } as const;
  const found = checked(seeded, shape ?? { count: 1, faces: 6 }, report);
  return found === undefined ? undefined : { ...found, isNewSeed: seed === undefined };
}

/** The dice of a setup whose other parts may be wrong; undefined if the dice are wrong, too. */
export function diceOf(setup: unknown, usual: DiceShape | undefined): DiceShape | undefined {
  const asked = (setup as { readonly dice?: Game["dice"] } | null)?.dice ?? usual;
  const found = checkSetup({
    board: { size: 2 ** 40 },
    players: ["Ann"],
    ...(asked === undefined ? {} : { dice: asked }),
  });
  return found.ok ? found.game.dice : undefined;
}

function checked(source: Source, shape: DiceShape, report: Report): AskedSource | undefined {
  const found = checkSource(source, shape);
  if (found.ok) return { source: found.source, isNewSeed: false };
  for (const problem of found.problems) report(sourceText(problem));
  return undefined;
}

/** `--rolls, throw 4: should be a whole number from 1 to 6, but is 7.` */
function sourceText({ path, text }: SourceProblem): string {
  const [part, index] = path;
  if (part !== "throws") return `--${String(part ?? "seed")}: ${text}.`;
  return typeof index === "number" ? `--rolls, throw ${index + 1}: ${text}.` : `--rolls: ${text}.`;
}
