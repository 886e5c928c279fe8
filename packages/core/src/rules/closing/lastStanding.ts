import { problem } from "../../vocabulary/problem.ts";
import type { Game, Problem } from "../../vocabulary/vocabulary.ts";

/** Over when one player is left who is not home. */
export function lastStanding(_home: number, underway: number): boolean {
  return underway <= 1;
}

lastStanding.check = ({ players }: Game): readonly Problem[] => {
  return players.length >= 2 ? [] : [problem("tooFew", ["players"], players.length, 2)];
};
