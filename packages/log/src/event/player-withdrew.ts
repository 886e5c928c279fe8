import type { PlayerWithdrew } from "@serpentine/core";
import { player, playerOrNull, players } from "./parts.ts";
import type { Shape } from "./shape.ts";

export const playerWithdrew: Shape<PlayerWithdrew> = {
  always: { player, next: playerOrNull },
  sometimes: { missed: players, starts: player },
};
