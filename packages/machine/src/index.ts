export type {
  AbortEvent,
  GameMachineContext,
  GameMachineEmitted,
  GameMachineEvent,
  GameMachineInput,
  GameStarted,
  NewGameEvent,
  Refused,
  RollEvent,
  WithdrawEvent,
} from "./game-events.ts";
export { createGameMachine, gameMachine } from "./game-machine.ts";
export type { ReadEvent } from "./read-event.ts";
export { readEvent } from "./read-event.ts";
export type { InspectionObserver } from "./safe-inspect.ts";
export { safeInspect } from "./safe-inspect.ts";
export type { CheckedSnapshot, GameMachine, GameSnapshot } from "./snapshot.ts";
export { readSnapshot, snapshotOf } from "./snapshot.ts";
