import { penaltyWord, wholeFromOne } from "../parameters.ts";

/** A streak that reaches the limit is forfeit, by the penalty named. */
export function limit(streak: number, params: { readonly limit: number; readonly penalty: string }): string | null {
  return streak >= params.limit ? params.penalty : null;
}

limit.params = { limit: wholeFromOne, penalty: penaltyWord };
