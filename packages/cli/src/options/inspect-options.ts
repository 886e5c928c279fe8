import type { PlayOptions } from "./play-options.ts";

/** The options of `play` that say what is played; an inspector without a log takes them, too. */
export const gameOptions = ["board", "edition", "players", "dice", "seed"] as const;

/** What `serpentine inspect` was asked for, as it was typed. */
export interface InspectOptions extends Pick<PlayOptions, (typeof gameOptions)[number]> {
  readonly port?: string;
  readonly auto?: true;
}
