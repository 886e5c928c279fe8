import type { Game, GameEvent, GameState } from "@serpentine/core";
import { boardPicture } from "../picture/board-picture.ts";
import { gridOf } from "../picture/grid.ts";
import { legend } from "../picture/labels.ts";
import { tableOf } from "../table/table.ts";
import { coloursFor } from "../terminal/colour.ts";
import type { Io } from "../terminal/io.ts";
import { columnsOf, print } from "../terminal/print.ts";
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
  const columnsNow = () => columnsOf(io.stdout) ?? 80;
  const sentence = (event: GameEvent) => wrapped(eventSentence(game, event), columnsNow()).map(colours.bold);
  const show = (state: GameState, happened: readonly string[]) => {
    const [columns, rows] = [columnsNow(), io.stdout.rows ?? 24];
    const words = [...wrapped(standingLine(game, state), columns), ...happened];
    // The last row is the prompt's.
    const picture = boardPicture(game, state, { columns, rows: rows - words.length - 1 }, colours);
    const space = picture.length + words.length + 2 > rows ? [] : [""];
    print(io, [...space, ...picture, ...words]);
  };
  return {
    begin(state) {
      const marks = gridOf(game.board) === undefined ? "" : legend(game.board);
      if (marks !== "") print(io, [`Marks: ${marks}.`]);
      show(state, []);
    },
    event(event, after) {
      // The board has just been shown, and nothing has moved since.
      if (event.type === "GameAborted") print(io, sentence(event));
      else show(after, sentence(event));
    },
  };
}

/** How the game stands when no more is told. */
export function tellEnd(io: Io, game: Game, state: GameState, turns: number): void {
  const sentence = coloursFor(io.stdout, io.env).bold(resultSentence(state, turns));
  print(io, ["", sentence, ...standing(game, state)]);
}
