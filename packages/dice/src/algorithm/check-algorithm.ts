import type { Asked, Fields } from "../asked.ts";
import { show } from "../show.ts";
import { type Algorithm, algorithms } from "../vocabulary.ts";

/** Named by seeded and by sealed dice, and never guessed: what a log means must not change with the version. */
export function checkAlgorithm(asked: Asked, fields: Fields): Algorithm | undefined {
  const asks = asked.needed(fields, "algorithm");
  if (asks === undefined) return undefined;
  const known = algorithms.find((algorithm) => algorithm === asks);
  return known ?? asked.add("unknownAlgorithm", ["algorithm"], show(asks), ...algorithms);
}
