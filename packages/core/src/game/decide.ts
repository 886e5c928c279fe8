import type { Rulebook } from "../rules/rulebook.ts";
import { nameKept } from "../setup/players.ts";
import { listed } from "../vocabulary/listed.ts";
import { show, thrown } from "../vocabulary/show.ts";
import type { Command, Game, GameEvent, GameState, Refusal, RefusalCode, Seat } from "../vocabulary/vocabulary.ts";
import { frozenEvent } from "./frozen-event.ts";
import { openingThrow } from "./opening.ts";
import type { RulesInForce } from "./rules-in-force.ts";
import { rulesInForce } from "./rules-in-force.ts";
import { isGone, isHome } from "./standing.ts";
import { turn } from "./turn.ts";
import { withdraw } from "./withdraw.ts";

export type Decision =
  | { readonly ok: true; readonly event: GameEvent }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * One command, one event. Total: never throws, whatever it gets; a refused command changes nothing.
 * `rulebook` is needed only for a game that came as JSON and uses words of a rulebook of one's own.
 */
export function decide(game: Game, state: GameState, command: Command, rulebook?: Rulebook): Decision {
  try {
    const rules = rulesInForce(game, rulebook);
    if (!rules.ok) return { ok: false, refusal: { code: "badSetup", values: [], problems: rules.problems } };
    return answer(rules, state, command);
  } catch (error) {
    return refuse("ruleFailed", thrown(error));
  }
}

function answer(rules: RulesInForce, state: GameState, command: Command): Decision {
  if (typeof command !== "object" || command === null) return refuse("unknownCommand", command);
  if (!fits(rules, state)) return refuse("badState", state);
  if (state.status === "over" || state.next === null) return refuse(state.aborted ? "aborted" : "over");
  switch (command.type) {
    case "roll": {
      const dice = facesOf(rules, command.dice);
      if (dice === null) return refuse("badDice", command.dice, rules.dice.count, rules.dice.faces);
      const happen = state.opening === null ? turn : openingThrow;
      return { ok: true, event: frozenEvent(happen(rules, state, state.next, dice)) };
    }
    case "withdraw": {
      const seat = seatOf(rules, command.player);
      if (seat === -1) return refuse("unknownPlayer", command.player);
      if (isHome(state, seat)) return refuse("alreadyHome", command.player);
      if (isGone(state, seat)) return refuse("alreadyWithdrew", command.player);
      return { ok: true, event: frozenEvent(withdraw(rules, state, seat)) };
    }
    case "abort": {
      const { reason } = command;
      if (reason === undefined) return { ok: true, event: frozenEvent({ type: "GameAborted" }) };
      if (typeof reason !== "string") return refuse("badReason", reason);
      return { ok: true, event: frozenEvent({ type: "GameAborted", reason }) };
    }
    default:
      return refuse("unknownCommand", (command as { type?: unknown }).type);
  }
}

function refuse(code: RefusalCode, ...values: readonly unknown[]): Decision {
  return { ok: false, refusal: { code, values: values.map(show) } };
}

/** A copy of the faces, if they are what the dice can show; frozen, so that no rule can turn a die. */
function facesOf({ dice }: RulesInForce, faces: unknown): readonly number[] | null {
  if (!Array.isArray(faces) || faces.length !== dice.count) return null;
  const copy = listed(faces);
  if (copy.length !== dice.count) return null;
  const shown = (face: unknown) => Number.isInteger(face) && (face as number) >= 1 && (face as number) <= dice.faces;
  return copy.every(shown) ? Object.freeze(copy as readonly number[]) : null;
}

function seatOf(rules: RulesInForce, player: unknown): Seat {
  return typeof player === "string" ? rules.names.indexOf(nameKept(player)) : -1;
}

/** The little that a turn relies on; `checkState` says all that is wrong with a state from outside. */
function fits(rules: RulesInForce, state: unknown): state is GameState {
  if (typeof state !== "object" || state === null) return false;
  const { positions, ranking, withdrawn, next } = state as { readonly [key in keyof GameState]?: unknown };
  if (!Array.isArray(positions) || !Array.isArray(ranking) || !Array.isArray(withdrawn)) return false;
  if (positions.length !== rules.seats.length || !positions.every(Number.isSafeInteger)) return false;
  return next === null || rules.seats.includes(next as Seat);
}
