import type { Setup } from "@serpentine/core";

/** A house rule that people play by: the parts of a setup that it says something about. */
export interface HouseRule {
  readonly name: string;
  readonly title: string;
  /** Where it is written down. */
  readonly source: string;
  /** `{ ...houseRule.setup, board, players: [...] }` is a setup; some house rules bring the board too. */
  readonly setup: Partial<Omit<Setup, "players">>;
}
