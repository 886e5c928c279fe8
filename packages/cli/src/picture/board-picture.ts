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

/** Tokens of one square that are drawn; of more, the first and how many more there are. */
const widestTokens = 4;

/** The board with its tokens, two lines a row and one below; empty if it does not fit into the room. */
export function boardPicture(game: Game, state: GameState, room: Room, colours: Colours): string[] {
  const { board } = game;
  const grid = gridOf(board);
  if (grid === undefined) return [];
  const labels = labelsOf(board);
  const widest = Math.max(`${board.size}`.length, ...Array.from(labels.values(), ({ text }) => text.length));
  const least = Math.max(3, widest, Math.min(game.players.length, widestTokens));
  // One more is easier to read, if there is room for it.
  const width = [least + 1, least].find((cell) => grid.columns * (cell + 1) + 1 <= room.columns);
  if (width === undefined || 2 * grid.rows + 1 > room.rows) return [];
  const tokens = tokensBySquare(game, state);
  const picture = Array.from({ length: grid.rows }, (_, row) => {
    const squares = squaresOf(grid, board.size, row);
    return [
      line(
        "+",
        squares.map((square) => edge(labels.get(square ?? 0) ?? { text: `${square ?? ""}` }, width, colours)),
      ),
      line(
        "|",
        squares.map((square) => colours.bold(tokenText(tokens.get(square ?? 0)).padEnd(width))),
      ),
    ];
  });
  const floor = Array.from({ length: grid.columns }, () => "-".repeat(width));
  return [...picture.flat(), line("+", floor)];
}

/** From left to right; undefined where the last row has no square. */
function squaresOf(grid: Grid, size: number, row: number): (Square | undefined)[] {
  return Array.from({ length: grid.columns }, (_, column) => squareAt(grid, size, row, column));
}

function line(border: string, cells: readonly string[]): string {
  return `${border}${cells.join(border)}${border}`;
}

/** The upper edge of a square, its number and jump written into it. */
function edge({ text, mark }: Label, width: number, colours: Colours): string {
  const style = mark === "snake" ? colours.red : mark === "ladder" ? colours.green : undefined;
  return (style === undefined ? text : style(text)) + "-".repeat(width - text.length);
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
