import { type GameState, nextPlayer, refusalText, winner } from "@serpentine/core";
import type { GameMachineEmitted } from "@serpentine/machine";

/** What the machine emitted, in words: an event of the game, or why nothing happened. */
export function told(event: GameMachineEmitted): string {
  switch (event.type) {
    case "GameStarted":
      return "A new game.";
    case "OpeningRolled":
      return `${event.player} rolled ${event.roll} to see who begins.`;
    case "TurnTaken":
      return `${event.player} rolled ${event.roll}: ${outcomes[event.outcome]} ${event.to}.`;
    case "PlayerWithdrew":
      return `${event.player} has left the game.`;
    case "GameAborted":
      return "The game was stopped.";
    default:
      return `Nothing happened: ${refusalText(event.refusal)}.`;
  }
}

const outcomes = {
  stay: "stays on",
  move: "goes to",
  snake: "a snake, down to",
  ladder: "a ladder, up to",
  home: "home on",
  forfeit: "the turn is lost, back on",
};

/** Whose turn it is, or how it ended. */
export function whoseTurn(state: GameState | null): string {
  if (state === null) return "Who plays?";
  const next = nextPlayer(state);
  if (next !== null) return `${next}'s turn`;
  const first = winner(state);
  return first === null ? "Nobody has won" : `${first} has won`;
}
