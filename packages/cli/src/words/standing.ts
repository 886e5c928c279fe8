import type { Game, GameState } from "@serpentine/core";
import { winner } from "@serpentine/core";
import { count } from "../text/count.ts";
import { padded, widthOf } from "../text/width.ts";
import { nameText } from "./names.ts";
import { standsText } from "./places.ts";

/** Who is where: those who are home in order, the others by square, those who left last. */
export function standing(game: Game, state: GameState): string[] {
  const { positions, ranking, withdrawn } = state;
  const underway = positions
    .map((_square, seat) => seat)
    .filter((seat) => !ranking.includes(seat) && !withdrawn.includes(seat));
  const bySquare = underway.toSorted((one, other) => (positions[other] ?? 0) - (positions[one] ?? 0));
  const names = game.players.map(({ name }) => nameText(name));
  const width = Math.max(...names.map(widthOf));
  const digits = `${ranking.length}`.length;
  const row = (place: string, seat: number, where: string) =>
    `  ${padded(place, digits, "left")}  ${padded(names[seat] ?? "", width)}  ${where}`;
  return [
    ...ranking.map((seat, index) => row(`${index + 1}`, seat, "home")),
    ...bySquare.map((seat) => row("-", seat, standsText(positions[seat] ?? 0))),
    ...withdrawn.map((seat) => row("-", seat, "left the game")),
  ];
}

/** How the game stands or ended, in one sentence. */
export function resultSentence(state: GameState, turns: number): string {
  const after = `after ${count(turns, "turn")}`;
  const first = winner(state);
  if (state.status === "playing") return `The game is not over ${after}.`;
  if (state.aborted) return `The game was stopped ${after}.`;
  return first === null ? `The game is over ${after}; nobody is home.` : `${nameText(first)} wins ${after}.`;
}
