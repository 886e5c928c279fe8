import type { GameEvent, GameState, PlayerWithdrew, Seat, TurnTaken } from "../vocabulary/vocabulary.ts";

export type Draft = { -readonly [key in keyof GameState]: GameState[key] };

/**
 * What each event does to a state: the only place that says so. Reads from `before`, replaces in `draft`, so that it
 * serves immer's drafts (`evolve`) and a plain object (`replay`, where both are the same object) alike.
 * An event that names somebody who does not play here changes nothing.
 */
export function recipe(draft: Draft, event: GameEvent, before: GameState): void {
  if (event.type === "GameAborted") {
    draft.status = "over";
    draft.aborted = true;
    draft.next = null;
    draft.streak = 0;
    draft.opening = null;
    return;
  }
  const seat = before.players.indexOf(event.player);
  const next = event.next === null ? null : before.players.indexOf(event.next);
  if (seat === -1 || next === -1) return;
  if (event.type === "TurnTaken") return turnTaken(draft, event, before, seat, next);
  if (event.type === "PlayerWithdrew") return playerWithdrew(draft, event, before, seat, next);
  if (event.type !== "OpeningRolled") return;
  const { opening } = before;
  draft.throws = before.throws + 1;
  draft.next = next;
  draft.opening =
    event.starts !== undefined || opening === null
      ? null
      : { seats: Object.freeze([...opening.seats, seat]), rolls: Object.freeze([...opening.rolls, event.roll]) };
}

function turnTaken(draft: Draft, event: TurnTaken, before: GameState, seat: Seat, next: Seat | null): void {
  const positions = [...before.positions];
  positions[seat] = event.to;
  for (const name of event.captured ?? []) put(positions, before.players.indexOf(name), before.start);
  for (const [name, square] of event.restored ?? []) put(positions, before.players.indexOf(name), square);
  const streak = event.streak ?? 0;
  const misses = missesAfter(before, event, seat);
  const factors = factorsAfter(before, event, seat);
  draft.throws = before.throws + 1;
  // Writing into immer's draft costs more than looking, so what stays is left alone.
  if (streak !== before.streak) draft.streak = streak;
  if (misses !== before.misses) draft.misses = misses;
  if (factors !== before.factors) draft.factors = factors;
  if (event.place !== undefined) draft.ranking = [...before.ranking, seat];
  if (before.goStart !== null && event.again !== true) draft.goStart = positions;
  draft.positions = positions;
  draft.next = next;
  if (next === null) draft.status = "over";
}

function playerWithdrew(draft: Draft, event: PlayerWithdrew, before: GameState, seat: Seat, next: Seat | null): void {
  const passes = before.next === seat;
  draft.withdrawn = [...before.withdrawn, seat];
  draft.misses = missesAfter(before, event, seat);
  if (event.starts !== undefined || next === null) draft.opening = null;
  if (passes && before.goStart !== null) draft.goStart = before.positions;
  if (passes) draft.streak = 0;
  draft.next = next;
  if (next === null) draft.status = "over";
}

function put(list: number[], seat: Seat, value: number): void {
  if (seat !== -1) list[seat] = value;
}

/** The go of whoever is in `missed` has been missed; a `skip` square adds to what its own player has to miss. */
function missesAfter(before: GameState, event: TurnTaken | PlayerWithdrew, seat: Seat): readonly number[] | null {
  const effect = event.type === "TurnTaken" ? event.effect : undefined;
  const skip = effect !== undefined && "skip" in effect ? effect.skip : 0;
  if (skip === 0 && event.missed === undefined) return before.misses;
  const misses = before.misses === null ? before.players.map(() => 0) : [...before.misses];
  put(misses, seat, (misses[seat] ?? 0) + skip);
  for (const name of event.missed ?? []) {
    const passed = before.players.indexOf(name);
    put(misses, passed, Math.max(0, (misses[passed] ?? 0) - 1));
  }
  return misses;
}

/** This throw spent the multiplier; a `times` square gives a new one. */
function factorsAfter(before: GameState, event: TurnTaken, seat: Seat): readonly number[] | null {
  const { effect } = event;
  const times = effect !== undefined && "times" in effect ? effect.times : 1;
  if (times === (before.factors?.[seat] ?? 1)) return before.factors;
  const factors = before.factors === null ? before.players.map(() => 1) : [...before.factors];
  factors[seat] = times;
  return factors;
}
