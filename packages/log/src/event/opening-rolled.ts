import type { OpeningRolled } from "@serpentine/core";
import { faces, player, total } from "./parts.ts";
import type { Shape } from "./shape.ts";

export const openingRolled: Shape<OpeningRolled> = {
  always: { player, dice: faces, roll: total, next: player },
  sometimes: { starts: player },
};
