import type { Game, GameEvent } from "@serpentine/core";
import { padded, widthOf } from "../text/width.ts";
import { wrapped } from "../text/wrapped.ts";
import { eventWords } from "../words/event-words.ts";
import { nameText } from "../words/names.ts";
import { reachOf } from "../words/turn-words.ts";

/** One event as a row: turn, player, roll, where the roll reaches, where the token rests, what happened. */
export type Row = readonly [turn: string, player: string, roll: string, reaches: string, rests: string, words: string];

const heads: Row = ["Turn", "Player", "Roll", "Reaches", "Rests", "What happened"];

/** Columns of a terminal that words need to be read easily. */
const leastWords = 20;

/** A table whose rows can be written one after the other: the columns are as wide as this game can make them. */
export interface Table {
  readonly head: readonly string[];
  row(event: GameEvent, turn: number): readonly string[];
}

/** `columns` is the width of a terminal, to wrap the words by; without it a row is one line. */
export function tableOf(game: Game, turns: number, columns?: number): Table {
  const { count, faces } = game.dice;
  const widths = [
    Math.max(4, `${turns - 1}`.length),
    Math.max(6, ...game.players.map(({ name }) => widthOf(nameText(name)))),
    Math.max(4, rollText({ dice: Array.from({ length: count }, () => faces), roll: count * faces }).length),
    Math.max(7, `${game.board.size + count * faces}`.length),
    Math.max(5, `${game.board.size}`.length),
  ];
  const indent = widths.reduce((sum, width) => sum + width + 2, 0);
  const laidOut = (row: Row) => {
    const cells = widths.map((width, index) => padded(row[index] ?? "", width, index === 1 ? "right" : "left"));
    const line = cells.join("  ");
    if (columns === undefined) return [`${line}  ${row[5]}`];
    // Where little room is left beside the other columns, the words go below them.
    const isBelow = columns - indent < leastWords;
    const margin = isBelow ? 6 : indent;
    const [first = "", ...more] = wrapped(row[5], Math.max(leastWords, columns - margin));
    const below = (isBelow ? [first, ...more] : more).map((words) => " ".repeat(margin) + words);
    return [isBelow ? line.trimEnd() : `${line}  ${first}`, ...below];
  };
  return { head: laidOut(heads), row: (event, turn) => laidOut(rowOf(game, event, turn)) };
}

/** Only turns are counted, and only they reach and rest somewhere. */
export function rowOf(game: Game, event: GameEvent, turn: number): Row {
  const words = eventWords(game, event);
  if (event.type === "TurnTaken") {
    return [`${turn}`, nameText(event.player), rollText(event), `${reachOf(event)}`, `${event.to}`, words];
  }
  const player = event.type === "GameAborted" ? "" : nameText(event.player);
  return ["", player, event.type === "OpeningRolled" ? rollText(event) : "", "", "", words];
}

/** `5`, or of two or three dice `3+2=5`. */
function rollText({ dice, roll }: { readonly dice: readonly number[]; readonly roll: number }): string {
  return dice.length === 1 || dice.length > 3 ? `${roll}` : `${dice.join("+")}=${roll}`;
}
