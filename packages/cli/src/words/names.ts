import { visible } from "../text/visible.ts";
import { shortened } from "../text/width.ts";

/** Columns that a player's name may take. */
export const longestName = 20;

/** A player's name as it is printed: safe, and not longer than a table can bear. */
export function nameText(name: string): string {
  return shortened(visible(name.slice(0, 200)), longestName);
}
