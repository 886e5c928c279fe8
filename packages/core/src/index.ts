export type { CheckedState } from "./game/check-state.ts";
export { checkState } from "./game/check-state.ts";
export type { Decision } from "./game/decide.ts";
export { decide } from "./game/decide.ts";
export type { Decider } from "./game/decider.ts";
export { decider } from "./game/decider.ts";
export { evolve } from "./game/evolve.ts";
export { initialState } from "./game/initial-state.ts";
export {
  nextPlayer,
  playersUnderway,
  positionOf,
  rankingNames,
  winner,
} from "./game/queries.ts";
export { refusalText } from "./game/refusal-text.ts";
export { replay } from "./game/replay.ts";
export type {
  Again,
  Asked,
  Capture,
  Closing,
  Ending,
  Entering,
  Jumping,
  Opening,
  OpeningThrow,
  Parameter,
  Params,
  Penalty,
  Standing,
  Streak,
} from "./rules/families.ts";
export type { Rulebook } from "./rules/rulebook.ts";
export { extendRulebook, standardRulebook } from "./rules/rulebook.ts";
export type { CheckedSetup } from "./setup/check-setup.ts";
export { checkSetup } from "./setup/check-setup.ts";
export { placeText, problemText } from "./setup/problem-text.ts";
export type { AskedJump } from "./setup/setup.ts";
export { Setup } from "./setup/setup.ts";
export { problem } from "./vocabulary/problem.ts";
export { show, thrown } from "./vocabulary/show.ts";
export type {
  Check,
  Command,
  DiceShape,
  Effect,
  Family,
  Game,
  GameAborted,
  GameEvent,
  GameState,
  Jump,
  OpeningRolled,
  Outcome,
  Path,
  Player,
  PlayerWithdrew,
  Problem,
  ProblemCode,
  Refusal,
  RefusalCode,
  RuleChoice,
  Seat,
  Square,
  TurnTaken,
} from "./vocabulary/vocabulary.ts";
export {
  commandTypes,
  effectWords,
  eventTypes,
  families,
  outcomes,
  problemCodes,
  refusalCodes,
} from "./vocabulary/vocabulary.ts";
