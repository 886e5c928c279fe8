import type { GameEvent } from "@serpentine/core";
import type { Checks, Keys } from "../reading/keys.ts";
import { keysOf } from "../reading/keys.ts";
import { gameAborted } from "./game-aborted.ts";
import { openingRolled } from "./opening-rolled.ts";
import type { Around } from "./parts.ts";
import { playerWithdrew } from "./player-withdrew.ts";
import type { Shape } from "./shape.ts";
import { turnTaken } from "./turn-taken.ts";

type Shapes = { readonly [type in GameEvent["type"]]: Shape<Extract<GameEvent, { readonly type: type }>> };

const shapes: Shapes = {
  OpeningRolled: openingRolled,
  TurnTaken: turnTaken,
  PlayerWithdrew: playerWithdrew,
  GameAborted: gameAborted,
};

/** Event type → its keys, `type` left out. */
export const eventKeys: ReadonlyMap<string, Keys<Around>> = new Map(
  Object.entries(shapes).map(([type, { always, sometimes }]: [string, { always: object; sometimes: object }]) => [
    type,
    keysOf<Around>(always as Checks<Around>, sometimes as Checks<Around>),
  ]),
);
