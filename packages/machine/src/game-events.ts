import type { Game, GameEvent, GameState, Problem, Refusal } from "@serpentine/core";
import type { Source } from "@serpentine/dice";

/** The core's commands; `roll` may leave the dice to the source. */
export type RollEvent = { readonly type: "roll"; readonly dice?: readonly number[] };
export type WithdrawEvent = { readonly type: "withdraw"; readonly player: string };
export type AbortEvent = { readonly type: "abort"; readonly reason?: string };
/** At any time; a running game is aborted first. The setup and source are whatever someone asked for. */
export type NewGameEvent = { readonly type: "newGame"; readonly setup: unknown; readonly source?: unknown };

export type GameMachineEvent = RollEvent | WithdrawEvent | AbortEvent | NewGameEvent;

export interface GameStarted {
  readonly type: "GameStarted";
  readonly setup: Game;
  readonly source: Source;
}

export interface Refused {
  readonly type: "Refused";
  readonly refusal: Refusal;
}

/** What the machine emits: each recorded event under its own type, and these two. */
export type GameMachineEmitted = GameEvent | GameStarted | Refused;

/** What the machine is made with; `source` is external by default. */
export interface GameMachineInput {
  readonly setup: unknown;
  readonly source?: unknown;
}

/** Plain JSON. `game` and `state` are null in `invalid`, where `problems` says why. */
export interface GameMachineContext {
  readonly game: Game | null;
  readonly source: Source;
  readonly state: GameState | null;
  readonly problems: readonly Problem[];
}
