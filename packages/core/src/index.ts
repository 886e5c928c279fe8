export { checkSetup } from "./setup/check-setup.ts";
export type { CheckedSetup } from "./setup/check-setup.ts";
export { problemText } from "./setup/problem-text.ts";
export { extendRulebook, standardRulebook } from "./rules/rulebook.ts";
export type { Rulebook } from "./rules/rulebook.ts";
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
export { decide } from "./game/decide.ts";
export type { Decision } from "./game/decide.ts";
export { decider } from "./game/decider.ts";
export type { Decider } from "./game/decider.ts";
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
export { problem } from "./vocabulary/problem.ts";
export { show } from "./vocabulary/show.ts";
export {
  commandTypes,
  effectWords,
  eventTypes,
  families,
  outcomes,
  problemCodes,
  refusalCodes,
} from "./vocabulary/vocabulary.ts";
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
