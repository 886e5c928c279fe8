export { Board } from "./board.ts";
export type { RollingDice } from "./dice.ts";
export { SequenceDice } from "./dice.ts";
export type { FinishName, FinishRule } from "./finish-rules.ts";
export { ExactFinish, OvershootFinishes } from "./finish-rules.ts";
export type { PlayedTurn, RankingConfig, RankingPlayer } from "./game.ts";
export { createGame, Game } from "./game.ts";
