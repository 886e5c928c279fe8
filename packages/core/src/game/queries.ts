import { nameKept } from "../setup/players.ts";
import type { GameState, Square } from "../vocabulary/vocabulary.ts";
import { isUnderway } from "./standing.ts";

/** Who rolls next, by name; null when the game is over. */
export function nextPlayer(state: GameState): string | null {
  return state.next === null ? null : (state.players[state.next] ?? null);
}

/** The first player home, by name; null as long as there is none. */
export function winner(state: GameState): string | null {
  const seat = state.ranking[0];
  return seat === undefined ? null : (state.players[seat] ?? null);
}

/** The players who are home, in order. */
export function rankingNames(state: GameState): readonly string[] {
  return state.ranking.map((seat) => state.players[seat] ?? "");
}

/** A player's square; null for somebody who does not play here. */
export function positionOf(state: GameState, player: string): Square | null {
  return state.positions[state.players.indexOf(nameKept(player))] ?? null;
}

/** The players who are neither home nor gone, in seat order. */
export function playersUnderway(state: GameState): readonly string[] {
  return state.players.filter((_name, seat) => isUnderway(state, seat));
}
