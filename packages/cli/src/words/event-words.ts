import type { Game, GameEvent, TurnTaken } from "@serpentine/core";
import { count } from "../text/count.ts";
import { visible } from "../text/visible.ts";
import { nameText } from "./names.ts";
import { afterWords, missedWords, moveWords } from "./turn-words.ts";

/** What happened, for the last column of a table: no name, and nothing that the other columns say. */
export function eventWords(game: Game, event: GameEvent): string {
  switch (event.type) {
    case "OpeningRolled":
      return ["throws for who begins", ...beginsWords(event.starts)].join(", ");
    case "TurnTaken":
      return turnColumn(game, event);
    case "PlayerWithdrew":
      return ["leaves the game", ...beginsWords(event.starts), ...missedWords(event.missed ?? [])].join(", ");
    case "GameAborted":
      return event.reason === undefined ? "the game is stopped" : `the game is stopped: ${visible(event.reason)}`;
  }
}

/** The same as one sentence that needs no table around it. */
export function eventSentence(game: Game, event: GameEvent): string {
  switch (event.type) {
    case "OpeningRolled":
      return `${[`${nameText(event.player)} throws ${rollText(event)} for who begins`, ...beginsWords(event.starts)].join(", ")}.`;
    case "TurnTaken":
      return turnSentence(game, event);
    case "PlayerWithdrew":
      return `${nameText(event.player)} ${eventWords(game, event)}.`;
    case "GameAborted":
      return `${eventWords(game, event).replace(/^t/, "T")}.`;
  }
}

/** `3`, or with several dice `3 + 4 = 7`; of more than five dice the total only. */
export function rollText({ dice, roll }: { readonly dice: readonly number[]; readonly roll: number }): string {
  return dice.length === 1 || dice.length > 5 ? `${roll}` : `${dice.join(" + ")} = ${roll}`;
}

function turnColumn(game: Game, turn: TurnTaken): string {
  const after = afterWords(game, turn);
  const jumped = turn.path.length > 1;
  const plain = turn.path[0] === turn.from + turn.roll * (turn.factor ?? 1);
  return [...factorWords(turn), ...(jumped && plain ? [] : [moveWords(game, turn)]), ...after].join(", ");
}

function turnSentence(game: Game, turn: TurnTaken): string {
  const rolls = `${nameText(turn.player)} rolls ${[rollText(turn), ...factorWords(turn)].join(", ")}`;
  const [landing] = turn.path;
  const move = moveWords(game, turn);
  const to = landing !== undefined && move.startsWith("moves") ? `${move} to ${landing}` : move;
  return `${[`${rolls}: ${to}`, ...afterWords(game, turn)].join(", ")}.`;
}

function factorWords({ factor }: TurnTaken): string[] {
  return factor === undefined ? [] : [`the roll counts ${count(factor, "time")}`];
}

function beginsWords(starts: string | undefined): string[] {
  return starts === undefined ? [] : [`${nameText(starts)} begins`];
}
