import type { Effect, GameState, Outcome, Seat, Square, TurnTaken } from "../vocabulary/vocabulary.ts";
import { passOn } from "./pass-on.ts";
import type { RulesInForce } from "./rules-in-force.ts";
import { factorOf, isUnderway, othersOn } from "./standing.ts";

interface Move {
  readonly path: readonly Square[];
  readonly to: Square;
  readonly outcome: Outcome;
  readonly effect?: Effect;
  readonly captured?: readonly Seat[];
  readonly restored?: readonly (readonly [Seat, Square])[];
}

type Draft = { -readonly [key in keyof TurnTaken]: TurnTaken[key] };

/** One turn, in one straight line: docs/reference/rules.md, "One turn". The faces have been checked. */
export function turn(rules: RulesInForce, state: GameState, seat: Seat, dice: readonly number[]): TurnTaken {
  const from = state.positions[seat] ?? rules.board.start;
  const roll = dice.reduce((sum, face) => sum + face, 0);
  const factor = factorOf(state, seat);
  const liked = rules.again(dice);
  const streak = liked ? state.streak + 1 : 0;
  const move = forfeit(rules, state, seat, streak) ?? walk(rules, state, seat, from, roll, roll * factor);
  const { effect } = move;
  const home = move.outcome === "home";
  const place = state.ranking.length + 1;
  const goesOn = (liked || (effect !== undefined && "again" in effect)) && !home && move.outcome !== "forfeit";
  const over = home && rules.over(place, underwayWithout(rules, state, seat));
  const skip = effect !== undefined && "skip" in effect ? effect.skip : 0;
  const { next, missed } = over
    ? { next: null, missed: [] }
    : goesOn
      ? { next: seat, missed: [] }
      : passOn(rules, state, seat, { gone: home, skip });
  const name = (of: Seat) => rules.names[of] ?? "";
  const { path, to, outcome, captured = [], restored = [] } = move;
  // Written down from top to bottom, as it is recorded; what there is nothing to say about is left out.
  const event = { type: "TurnTaken", player: name(seat), dice, roll } as Draft;
  if (factor !== 1) event.factor = factor;
  event.from = from;
  event.path = path;
  event.to = to;
  event.outcome = outcome;
  if (effect !== undefined) event.effect = effect;
  if (captured.length > 0) event.captured = captured.map(name);
  if (restored.length > 0) event.restored = restored.map(([of, square]) => [name(of), square] as const);
  if (home) event.place = place;
  if (missed.length > 0) event.missed = missed.map(name);
  if (goesOn) event.again = true;
  if (goesOn && streak > 0) event.streak = streak;
  event.next = next === null ? null : name(next);
  return event;
}

/** A streak that has gone on too long moves nobody forward. */
function forfeit(rules: RulesInForce, state: GameState, seat: Seat, streak: number): Move | null {
  const penalty = streak === 0 ? null : rules.penaltyFor(streak);
  if (penalty === null) return null;
  const { positions, goStart, withdrawn } = state;
  const standing = { start: rules.board.start, positions, goStart: goStart ?? positions, withdrawn };
  return { path: [], outcome: "forfeit", ...penalty(seat, standing) };
}

function walk(rules: RulesInForce, state: GameState, seat: Seat, from: Square, roll: number, by: number): Move {
  const { size, start, effects } = rules.board;
  const landing = from === start && !rules.enters(roll) ? null : rules.land(from, by);
  if (landing === null) return { path: [], to: from, outcome: "stay" };
  const path = rules.walk(landing);
  const end = path.at(-1) ?? landing;
  if (end === size) return { path, to: end, outcome: "home" };
  const outcome = outcomeOf(path);
  const effect = effects.get(end);
  const to = effect !== undefined && "moveTo" in effect ? effect.moveTo : end;
  const captured = to > start ? rules.captured(othersOn(state, seat, to)) : [];
  return effect === undefined ? { path, to, outcome, captured } : { path, to, outcome, effect, captured };
}

/** Named after the first jump taken. */
function outcomeOf([landing, jumped]: readonly Square[]): "move" | "snake" | "ladder" {
  if (landing === undefined || jumped === undefined) return "move";
  return jumped < landing ? "snake" : "ladder";
}

/** How many are still on their way when this seat is home. */
function underwayWithout(rules: RulesInForce, state: GameState, seat: Seat): number {
  return rules.seats.filter((other) => other !== seat && isUnderway(state, other)).length;
}
