export type { GameConfig, TurnResult } from "./strategy/game.ts";
export { Game } from "./strategy/game.ts";
