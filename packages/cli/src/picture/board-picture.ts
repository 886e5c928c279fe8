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

/** The least room that a picture of the board takes; undefined for a board that is too large to be drawn at all. */
export function roomFor(game: Game): Room | undefined {
  const grid = gridOf(game.board);
  return grid && roomOf(grid, leastCell(game, labelsOf(game.board)));
}

/** The board with its tokens, two lines a row and one below; empty if it does not fit into the room. */
export function boardPicture(game: Game, state: GameState, room: Room, colours: Colours): string[] {
  const { board } = game;
  const grid = gridOf(board);
  if (grid === undefined) return [];
  const labels = labelsOf(board);
  const least = leastCell(game, labels);
  // One more is easier to read, if there is room for it.
  const width = [least + 1, least].find((cell) => {
    const { columns, rows } = roomOf(grid, cell);
    return columns <= room.columns && rows <= room.rows;
  });
  if (width === undefined) return [];
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

/** The least width of a square, its border left out. */
function leastCell({ board, players }: Game, labels: ReadonlyMap<Square, Label>): number {
  const widest = Math.max(`${board.size}`.length, ...Array.from(labels.values(), ({ text }) => text.length));
  return Math.max(3, widest, Math.min(players.length, widestTokens));
}

function roomOf({ columns, rows }: Grid, cell: number): Room {
  return { columns: columns * (cell + 1) + 1, rows: 2 * rows + 1 };
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
