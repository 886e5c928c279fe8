import type { GameState, OpeningRolled, Seat } from "../vocabulary/vocabulary.ts";
import type { RulesInForce } from "./rules-in-force.ts";
import { isGone } from "./standing.ts";

/** A throw for who begins. */
export function openingThrow(
  rules: RulesInForce,
  state: GameState,
  seat: Seat,
  dice: readonly number[],
): OpeningRolled {
  const roll = dice.reduce((sum, face) => sum + face, 0);
  const answer = whoBegins(rules, state, null, { seat, roll });
  const name = (of: Seat) => rules.names[of] ?? "";
  const event = { type: "OpeningRolled", player: name(seat), dice, roll } as const;
  if ("next" in answer) return { ...event, next: name(answer.next) };
  return { ...event, starts: name(answer.starts), next: name(answer.starts) };
}

/** Asks the opening rule, leaving out who is gone and who is leaving: their throws count no longer. */
export function whoBegins(
  rules: RulesInForce,
  state: GameState,
  leaving: Seat | null,
  latest?: { readonly seat: Seat; readonly roll: number },
): { next: Seat } | { starts: Seat } {
  const stays = (seat: Seat) => seat !== leaving && !isGone(state, seat);
  const before = state.opening ?? { seats: [], rolls: [] };
  const throws = before.seats.map((seat, index) => ({ seat, roll: before.rolls[index] ?? 0 }));
  if (latest !== undefined) throws.push(latest);
  return rules.opens(
    rules.seats.filter(stays),
    throws.filter(({ seat }) => stays(seat)),
  );
}
