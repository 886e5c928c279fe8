import type { Game, GameState } from "@serpentine/core";
import { tokensOf } from "../picture/tokens.ts";
import { nameText } from "./names.ts";
import { standsText } from "./places.ts";

const most = 12;

/** Who is where while the game is on: `A Ann on 11, B Bob at the start`. */
export function standingLine(game: Game, state: GameState): string {
  const tokens = tokensOf(game);
  const all = game.players.slice(0, most).map(({ name }, seat) => {
    return `${tokens[seat] ?? "*"} ${nameText(name)} ${whereText(state, seat)}`;
  });
  const more = game.players.length - most;
  return all.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function whereText({ positions, ranking, withdrawn }: GameState, seat: number): string {
  if (ranking.includes(seat)) return "is home";
  if (withdrawn.includes(seat)) return "has left";
  return standsText(positions[seat] ?? 0);
}
