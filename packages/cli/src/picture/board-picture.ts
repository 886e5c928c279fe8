import type { Game, GameState, Square } from "@serpentine/core";
import type { Colours } from "../terminal/colour.ts";
import type { Grid } from "./grid.ts";
import { gridOf, squareAt } from "./grid.ts";
import type { Label } from "./labels.ts";
import { labelsOf } from "./labels.ts";
import { tokensOf } from "./tokens.ts";

/** The room there is for a picture, in characters. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Tokens of one square that are drawn; of more, how many there are. */
const widestTokens = 4;

/** The board with its tokens, line by line; empty if it does not fit into the room. */
export function boardPicture(game: Game, state: GameState, room: Room, colours: Colours): string[] {
  const { board } = game;
  const grid = gridOf(board);
  if (grid === undefined) return [];
  const labels = labelsOf(board);
  const widest = Math.max(`${board.size}`.length, ...Array.from(labels.values(), ({ text }) => text.length));
  const width = Math.max(widest, Math.min(game.players.length, widestTokens)) + 1;
  const height = 2 * grid.rows + 2;
  if (grid.columns * (width + 1) + 1 > room.columns || height > Math.max(24, room.rows)) return [];
  const tokens = tokensBySquare(game, state);
  const cells = (row: number) => cellsOf(grid, board.size, row);
  const rows = Array.from({ length: grid.rows }, (_, row) => [
    `+${cells(row)
      .map((square) => labelled(square, labels, width, colours))
      .join("+")}+`,
    `|${cells(row)
      .map((square) => colours.bold(tokenText(tokens.get(square ?? 0)).padEnd(width)))
      .join("|")}|`,
  ]);
  return [
    ...rows.flat(),
    `+${cells(0)
      .map(() => "-".repeat(width))
      .join("+")}+`,
    legend(labels),
  ].filter((line) => line !== "");
}

/** `A Ann on 11, B Bob at the start`: the letters for the picture's tokens, and the whole picture where there is none. */
function cellsOf(grid: Grid, size: number, row: number): (Square | undefined)[] {
  return Array.from({ length: grid.columns }, (_, column) => squareAt(grid, size, row, column));
}

/** The upper edge of a square, its number and jump written into it. */
function labelled(
  square: Square | undefined,
  labels: ReadonlyMap<Square, Label>,
  width: number,
  colours: Colours,
): string {
  if (square === undefined) return "-".repeat(width);
  const { text, mark } = labels.get(square) ?? { text: `${square}` };
  const edge = "-".repeat(width - text.length);
  return (mark === "snake" ? colours.red(text) : mark === "ladder" ? colours.green(text) : text) + edge;
}

/** Tokens that are on the board and in the game, by square; those that are home stand there. */
function tokensBySquare(game: Game, { positions, withdrawn }: GameState): ReadonlyMap<Square, string> {
  const tokens = tokensOf(game);
  const found = new Map<Square, string>();
  positions.forEach((square, seat) => {
    if (square === 0 || withdrawn.includes(seat)) return;
    found.set(square, (found.get(square) ?? "") + (tokens[seat] ?? "*"));
  });
  return found;
}

function tokenText(tokens = ""): string {
  if (tokens.length <= widestTokens) return tokens;
  return tokens.length > 99 ? "many" : `${tokens.charAt(0)}+${tokens.length - 1}`;
}
