import type { GameEvent } from "@serpentine/core";
import type { Fits } from "../reading/fits.ts";
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

interface Part {
  readonly fits: Fits<Around>;
  readonly needed: boolean;
}

/** Event type → key → what it must be. Maps, so that `constructor` is no event and no key. */
export const parts: ReadonlyMap<string, ReadonlyMap<string, Part>> = new Map(
  Object.entries(shapes).map(([type, { always, sometimes }]: [string, Shape<GameEvent>]) => [
    type,
    new Map([...partsOf(always, true), ...partsOf(sometimes, false)]),
  ]),
);

function partsOf(checks: object, needed: boolean): readonly (readonly [string, Part])[] {
  return Object.entries(checks).map(([key, fits]: [string, Fits<Around>]) => [key, { fits, needed }]);
}
