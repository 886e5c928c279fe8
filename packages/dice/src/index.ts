export { checkSource } from "./check-source.ts";
export { diceFrom } from "./dice-from.ts";
export { newSeed } from "./new-seed.ts";
export { seal, unseal } from "./seal.ts";
export { throwWith } from "./throw-with.ts";
export {
  type Algorithm,
  algorithms,
  type CheckedSource,
  type Dice,
  type ExternalSource,
  type ScriptedSource,
  type SealedSource,
  type SeededSource,
  type Source,
  type SourceKind,
  type SourceProblem,
  type SourceProblemCode,
  sourceKinds,
  sourceProblemCodes,
} from "./vocabulary.ts";
