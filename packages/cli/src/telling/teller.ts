import type { Game, GameEvent, GameState } from "@serpentine/core";
import { boardPicture, roomFor } from "../picture/board-picture.ts";
import { legend } from "../picture/labels.ts";
import { tableOf } from "../table/table.ts";
import { coloursFor } from "../terminal/colour.ts";
import type { Io } from "../terminal/io.ts";
import { columnsOf, print, say } from "../terminal/print.ts";
import { count } from "../text/count.ts";
import { wrapped } from "../text/wrapped.ts";
import { eventSentence } from "../words/event-words.ts";
import { resultSentence, standing } from "../words/standing.ts";
import { standingLine } from "../words/standing-line.ts";

/** Tells people about a game, from its beginning to where it ends. */
export interface Teller {
  begin(state: GameState): void;
  event(event: GameEvent, after: GameState, turn: number): void;
}

/** A table, one row an event. `turns` is how many there can be. */
export function tableTeller(io: Io, game: Game, turns: number): Teller {
  const table = tableOf(game, turns, columnsOf(io.stdout));
  return {
    begin: () => print(io, ["", ...table.head.map(coloursFor(io.stdout, io.env).bold)]),
    event: (event, _after, turn) => print(io, table.row(event, turn)),
  };
}

/** The board after each event, and below it what happened: what is read last stands last. */
export function boardTeller(io: Io, game: Game): Teller {
  const colours = coloursFor(io.stdout, io.env);
  // Asked each time: a window can be drawn larger.
  const columns = () => columnsOf(io.stdout) ?? 80;
  const rows = () => io.stdout.rows ?? 24;
  // The last row is the prompt's.
  const picture = (state: GameState, words: number) =>
    boardPicture(game, state, { columns: columns(), rows: rows() - words - 1 }, colours);
  const sentence = (event: GameEvent) => wrapped(eventSentence(game, event), columns()).map(colours.bold);
  let isMissed = false;
  const show = (state: GameState, happened: readonly string[]) => {
    const words = [...wrapped(standingLine(game, state), columns()), ...happened];
    const board = picture(state, words.length);
    if (board.length === 0 && !isMissed) {
      isMissed = true;
      say(io, [missedSentence(game, state, columns(), happened.length)]);
    }
    const space = board.length + words.length + 2 > rows() ? [] : [""];
    print(io, [...space, ...board, ...words]);
  };
  return {
    begin(state) {
      const marks = picture(state, 1).length === 0 ? "" : legend(game.board);
      if (marks !== "") say(io, [`Marks: ${marks}.`]);
      show(state, []);
    },
    event(event, after) {
      // The board has just been shown, and nothing has moved since.
      if (event.type === "GameAborted") print(io, sentence(event));
      else show(after, sentence(event));
    },
  };
}

/** Why the board is not drawn, and how large a terminal it takes with the words of a turn. */
function missedSentence(game: Game, state: GameState, columns: number, happened: number): string {
  const least = roomFor(game);
  if (least === undefined) return "The board is not drawn: it is too large.";
  const standings = wrapped(standingLine(game, state), Math.max(columns, least.columns)).length;
  // What happens takes a line at least, and the prompt one.
  const lines = least.rows + standings + Math.max(1, happened) + 1;
  return `The board is not drawn: it needs ${count(least.columns, "column")} and ${count(lines, "line")}.`;
}

/** How the game stands when no more is told. */
export function tellEnd(io: Io, game: Game, state: GameState, turns: number): void {
  const sentence = wrapped(resultSentence(state, turns), columnsOf(io.stdout) ?? 80);
  print(io, ["", ...sentence.map(coloursFor(io.stdout, io.env).bold), ...standing(game, state)]);
}
