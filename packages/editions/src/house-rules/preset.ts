import type { Setup } from "@serpentine/core";

/** House rules that people play by: the parts of a setup that they say something about. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  /** Where they are written down. */
  readonly source: string;
  /** `{ ...preset.setup, board, players: [...] }` is a setup; some presets bring the board too. */
  readonly setup: Partial<Omit<Setup, "players">>;
}
