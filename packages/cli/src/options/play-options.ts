import type { Family } from "@serpentine/core";

/** What `serpentine play` was asked for, as it was typed. */
export type PlayOptions = { readonly [family in Family]?: string } & {
  readonly board?: string;
  readonly edition?: string;
  readonly players?: string;
  readonly dice?: string;
  readonly seed?: string;
  readonly rolls?: string;
  readonly log?: string;
  readonly force?: true;
  readonly auto?: true;
  readonly maxTurns?: string;
};
