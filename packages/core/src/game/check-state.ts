import { throwRange } from "../board/throw-range.ts";
import type { Rulebook } from "../rules/rulebook.ts";
import { Asked } from "../setup/asked.ts";
import type { Game, GameState, Path, Problem, Seat } from "../vocabulary/vocabulary.ts";
import { frozenState } from "./frozen-state.ts";
import { whoBegins } from "./opening.ts";
import { mostMisses } from "./pass-on.ts";
import type { RulesInForce } from "./rules-in-force.ts";
import { rulesInForce } from "./rules-in-force.ts";
import { isUnderway } from "./standing.ts";

export type CheckedState =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const keys = [
  "status",
  "aborted",
  "next",
  "throws",
  "streak",
  "positions",
  "ranking",
  "players",
  "start",
  "withdrawn",
  "misses",
  "factors",
  "goStart",
  "opening",
] as const;

/**
 * Is this, from a save or over a wire, a state of this game? Total; every problem at once, each at its field.
 * Whether a game can have led there is not asked: for that, keep the log, and let `verify` decide every turn again.
 * A state that passes is a frozen copy that `decide` and `evolve` can go on from.
 */
export function checkState(game: Game, state: unknown, rulebook?: Rulebook): CheckedState {
  const rules = rulesInForce(game, rulebook);
  if (!rules.ok) return rules;
  const asked = new Asked();
  const found = asked.object(state, [], keys);
  if (found === undefined) return { ok: false, problems: asked.problems };
  for (const key of keys) if (found[key] === undefined) asked.add("missing", [], key);
  const read = new Reading(asked, rules);
  const { board, names, uses } = rules;
  const checked = {
    status: read.oneOf(found.status, ["status"], ["playing", "over"] as const),
    aborted: read.oneOf(found.aborted, ["aborted"], [true, false] as const),
    next: found.next === null ? null : read.seat(found.next, ["next"]),
    throws: asked.whole(found.throws, ["throws"], 0),
    streak: asked.whole(found.streak, ["streak"], 0),
    positions: read.bySeat(found.positions, ["positions"], board.start, board.size),
    ranking: read.seatList(found.ranking, ["ranking"]),
    withdrawn: read.seatList(found.withdrawn, ["withdrawn"]),
    misses: uses.misses ? read.bySeat(found.misses, ["misses"], 0, mostMisses) : read.nothing(found.misses, ["misses"]),
    factors: uses.factors ? read.bySeat(found.factors, ["factors"], 1, 100) : read.nothing(found.factors, ["factors"]),
    goStart: uses.goStart
      ? read.bySeat(found.goStart, ["goStart"], board.start, board.size)
      : read.nothing(found.goStart, ["goStart"]),
    opening: found.opening === null ? null : read.opening(found.opening),
  };
  read.same(found.players, ["players"], names);
  read.same(found.start, ["start"], board.start);
  if (asked.problems.length === 0) asked.reading([], () => clashes(asked, rules, checked as GameState));
  if (asked.problems.length > 0) return { ok: false, problems: asked.problems };
  return { ok: true, state: frozenState({ ...checked, players: names, start: board.start } as GameState) };
}

/** Fields that are right one by one and cannot be so together. */
function clashes(asked: Asked, rules: RulesInForce, state: GameState): void {
  const { status, aborted, next, ranking, withdrawn, positions, misses, opening } = state;
  const notAState = (path: Path, ...values: readonly unknown[]) => asked.add("notAState", path, ...values);
  if (aborted && status !== "over") notAState(["aborted"], aborted, status);
  if (next !== null && (ranking.includes(next) || withdrawn.includes(next))) notAState(["next"], next);
  const goes = (misses ?? []).reduce((sum, toMiss) => sum + toMiss, 0);
  if (goes > mostMisses) notAState(["misses"], goes);
  const left = rules.seats.filter((seat) => isUnderway(state, seat)).length;
  const closed = left < rules.seats.length && rules.over(ranking.length, left);
  if ((next === null) !== (status === "over")) notAState(["next"], next, status);
  else if (status === "playing" ? closed : !aborted && !closed) notAState(["status"], status);
  if (opening !== null && !isOpening(rules, state)) notAState(["opening"], opening);
  for (const seat of rules.seats) {
    const home = positions[seat] === rules.board.size;
    if (home !== ranking.includes(seat)) notAState(["positions", seat], positions[seat]);
    if (home && withdrawn.includes(seat)) notAState(["withdrawn"], seat);
  }
}

/** Nobody has moved, and the throws so far leave it open who begins: it is for `next` to throw. */
function isOpening(rules: RulesInForce, state: GameState): boolean {
  const answer = whoBegins(rules, state, null);
  return (
    state.positions.every((square) => square === rules.board.start) && "next" in answer && answer.next === state.next
  );
}

class Reading {
  constructor(
    private readonly asked: Asked,
    private readonly rules: RulesInForce,
  ) {}

  oneOf<Value>(value: unknown, path: Path, allowed: readonly Value[]): Value | undefined {
    const found = allowed.find((one) => one === value);
    return found === undefined ? this.asked.add("notAState", path, value) : found;
  }

  seat(value: unknown, path: Path): Seat | undefined {
    return this.asked.whole(value, path, 0, this.rules.seats.length - 1);
  }

  nothing(value: unknown, path: Path): null | undefined {
    return value === null ? null : this.asked.add("notAState", path, value);
  }

  /** One number a seat. */
  bySeat(value: unknown, path: Path, least: number, most?: number): readonly number[] | undefined {
    const list = this.asked.list(value, path);
    if (list === undefined) return undefined;
    if (list.length !== this.rules.seats.length) return this.asked.add("notAState", path, value);
    return list.map((item, seat) => this.asked.whole(item, [...path, seat], least, most) ?? least);
  }

  /** Seats, each at most once. */
  seatList(value: unknown, path: Path): readonly Seat[] | undefined {
    const list = this.asked.list(value, path)?.map((item, index) => this.seat(item, [...path, index]) ?? -1);
    if (list !== undefined && new Set(list).size !== list.length) return this.asked.add("notAState", path, value);
    return list;
  }

  opening(value: unknown): GameState["opening"] | undefined {
    const found = this.asked.object(value, ["opening"], ["seats", "rolls"]);
    if (found === undefined) return undefined;
    const seats = this.asked.list(found.seats, ["opening", "seats"]) ?? [];
    const rolls = this.asked.list(found.rolls, ["opening", "rolls"]) ?? [];
    if (seats.length !== rolls.length) return this.asked.add("notAState", ["opening"], value);
    const { lowest, highest } = throwRange(this.rules.dice);
    return {
      seats: seats.map((item, index) => this.seat(item, ["opening", "seats", index]) ?? -1),
      rolls: rolls.map((item, index) => this.asked.whole(item, ["opening", "rolls", index], lowest, highest) ?? 0),
    };
  }

  same(value: unknown, path: Path, wanted: unknown): void {
    this.asked.reading(path, () => {
      if (JSON.stringify(value) !== JSON.stringify(wanted)) this.asked.add("notAState", path, value);
    });
  }
}
