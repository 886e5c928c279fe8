import type { GameState, PlayerWithdrew, Seat } from "../vocabulary/vocabulary.ts";
import { whoBegins } from "./opening.ts";
import { passOn } from "./pass-on.ts";
import type { RulesInForce } from "./rules-in-force.ts";
import { isUnderway } from "./standing.ts";

/** A player who is in the game leaves it. */
export function withdraw(rules: RulesInForce, state: GameState, seat: Seat): PlayerWithdrew {
  const name = (of: Seat) => rules.names[of] ?? "";
  const event = { type: "PlayerWithdrew", player: name(seat) } as const;
  const left = rules.seats.filter((other) => other !== seat && isUnderway(state, other));
  if (rules.over(state.ranking.length, left.length)) return { ...event, next: null };
  if (state.opening !== null) {
    const answer = whoBegins(rules, state, seat);
    if ("next" in answer) return { ...event, next: name(answer.next) };
    return { ...event, starts: name(answer.starts), next: name(answer.starts) };
  }
  if (seat !== state.next) return { ...event, next: state.next === null ? null : name(state.next) };
  const { next, missed } = passOn(rules, state, seat, { gone: true, skip: 0 });
  return {
    ...event,
    ...(missed.length === 0 ? {} : { missed: missed.map(name) }),
    next: next === null ? null : name(next),
  };
}
