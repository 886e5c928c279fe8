import type { Setup } from "@serpentine/core";

/** A board with a name, and where its squares come from. */
export interface PublishedBoard {
  readonly name: string;
  readonly source: string;
  /** As a setup wants it: `{ board: published.board, players: [...] }`. */
  readonly board: Setup["board"];
}
