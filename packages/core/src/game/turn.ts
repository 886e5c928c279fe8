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
  return {
    type: "TurnTaken",
    player: name(seat),
    dice,
    roll,
    ...(factor === 1 ? {} : { factor }),
    from,
    path: move.path,
    to: move.to,
    outcome: move.outcome,
    ...(effect === undefined ? {} : { effect }),
    ...(move.captured === undefined || move.captured.length === 0 ? {} : { captured: move.captured.map(name) }),
    ...(move.restored === undefined || move.restored.length === 0
      ? {}
      : { restored: move.restored.map(([of, square]) => [name(of), square] as const) }),
    ...(home ? { place } : {}),
    ...(missed.length === 0 ? {} : { missed: missed.map(name) }),
    ...(goesOn ? { again: true as const } : {}),
    ...(goesOn && streak > 0 ? { streak } : {}),
    next: next === null ? null : name(next),
  };
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
