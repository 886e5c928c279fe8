import type { Game, GameEvent, TurnTaken } from "@serpentine/core";
import { count } from "../text/count.ts";
import { visible } from "../text/visible.ts";
import { nameText } from "./names.ts";
import { afterWords, missedWords, moveWords, reachOf } from "./turn-words.ts";

/** What happened, for the last column of a table: no name, and nothing that the other columns say. */
export function eventWords(game: Game, event: GameEvent): string {
  if (event.type === "TurnTaken") return turnColumn(game, event);
  if (event.type === "OpeningRolled") return ["throws for who begins", ...beginsWords(event.starts)].join(", ");
  if (event.type === "PlayerWithdrew") {
    return ["leaves the game", ...beginsWords(event.starts), ...missedWords(event.missed ?? [])].join(", ");
  }
  return event.reason === undefined ? "the game is stopped" : `the game is stopped: ${visible(event.reason)}`;
}

/** The same as one sentence that needs no table around it. */
export function eventSentence(game: Game, event: GameEvent): string {
  if (event.type === "TurnTaken") return turnSentence(game, event);
  if (event.type === "PlayerWithdrew") return `${nameText(event.player)} ${eventWords(game, event)}.`;
  if (event.type === "GameAborted") return `${eventWords(game, event).replace(/^t/, "T")}.`;
  const throws = `${nameText(event.player)} throws ${facesText(event)} for who begins`;
  return `${[throws, ...beginsWords(event.starts)].join(", ")}.`;
}

function turnColumn(game: Game, turn: TurnTaken): string {
  const { path } = turn;
  // The columns beside it say how far a roll reaches, so that a jump from there says enough.
  const isPlain = path.length <= 1 || path[0] !== reachOf(turn);
  return [...factorWords(turn), ...(isPlain ? [moveWords(game, turn)] : []), ...afterWords(game, turn)].join(", ");
}

function turnSentence(game: Game, turn: TurnTaken): string {
  const rolls = [`${nameText(turn.player)} rolls ${facesText(turn)}`, ...factorWords(turn)].join(", ");
  const [landing] = turn.path;
  const move = moveWords(game, turn);
  const moved = landing === reachOf(turn) ? `${move} to ${landing}` : move;
  return `${[`${rolls}: ${moved}`, ...afterWords(game, turn)].join(", ")}.`;
}

/** `3`, or with several dice `3 + 4 = 7`; of more than five dice the total only. */
function facesText({ dice, roll }: { readonly dice: readonly number[]; readonly roll: number }): string {
  return dice.length === 1 || dice.length > 5 ? `${roll}` : `${dice.join(" + ")} = ${roll}`;
}

function factorWords({ factor }: TurnTaken): string[] {
  return factor === undefined ? [] : [`the roll counts ${count(factor, "time")}`];
}

function beginsWords(starts: string | undefined): string[] {
  return starts === undefined ? [] : [`${nameText(starts)} begins`];
}
