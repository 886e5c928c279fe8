import type { DiceShape, Path } from "../vocabulary/vocabulary.ts";
import type { Asked } from "./asked.ts";

const mostFaces = 2 ** 32;
const heaviest = 2 ** 32;

/** One fair die of six faces, unless the setup says otherwise. */
export function checkDice(asked: Asked, value: unknown): DiceShape | undefined {
  if (value === undefined) return { count: 1, faces: 6 };
  const dice = asked.object(value, ["dice"], ["count", "faces", "weights"]);
  if (dice === undefined) return undefined;
  const count = dice.count === undefined ? 1 : asked.whole(dice.count, ["dice", "count"], 1, 10);
  const faces = dice.faces === undefined ? 6 : asked.whole(dice.faces, ["dice", "faces"], 1, mostFaces);
  const weights = dice.weights === undefined ? undefined : checkWeights(asked, dice.weights, faces);
  if (count === undefined || faces === undefined) return undefined;
  return weights === undefined ? { count, faces } : { count, faces, weights };
}

function checkWeights(asked: Asked, value: unknown, faces: number | undefined): readonly number[] | undefined {
  const path: Path = ["dice", "weights"];
  const list = asked.list(value, path);
  if (list === undefined) return undefined;
  const weights = list.map((weight, index) => asked.whole(weight, [...path, index], 0));
  if (faces !== undefined && list.length !== faces) {
    asked.add("weightsMismatch", path, list.length, faces);
  }
  if (!weights.every((weight) => weight !== undefined)) return undefined;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return asked.add("weightsAllZero", path);
  if (sum > heaviest) return asked.add("weightsTooHeavy", path, sum, heaviest);
  return weights;
}
