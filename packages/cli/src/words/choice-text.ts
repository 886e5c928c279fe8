import type { RuleChoice } from "@serpentine/core";
import { visible } from "../text/visible.ts";

/** A rule of a checked game, as the command line spells it: `never`, `rolls:1,5,6`, `3:void`. */
export function choiceText(choice: RuleChoice): string {
  if (typeof choice === "string") return visible(choice);
  const { rolls, limit, penalty } = choice;
  if (Array.isArray(rolls)) return `rolls:${rolls.slice(0, 20).join(",")}${rolls.length > 20 ? ",…" : ""}`;
  return visible(`${String(limit)}:${String(penalty)}`);
}
