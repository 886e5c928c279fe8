import { checkAlgorithm } from "../algorithm/check-algorithm.ts";
import type { Asked, Fields } from "../asked.ts";
import { show } from "../show.ts";
import type { Dice, SealedSource } from "../vocabulary.ts";

export function checkSealed(asked: Asked, fields: Fields): SealedSource | undefined {
  const algorithm = checkAlgorithm(asked, fields);
  const commitment = checkCommitment(asked, asked.needed(fields, "commitment"));
  return algorithm === undefined || commitment === undefined ? undefined : { kind: "sealed", algorithm, commitment };
}

function checkCommitment(asked: Asked, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string" && /^[0-9a-f]{64}$/.test(value)) return value;
  return asked.add("notACommitment", ["commitment"], show(value));
}

/** Nobody can ask for these faces before the seed is shown; `unseal` then makes the source seeded. */
export const sealedDice = (): Dice => () => undefined;
