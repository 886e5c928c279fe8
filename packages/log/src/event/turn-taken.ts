import type { TurnTaken } from "@serpentine/core";
import { outcomes } from "@serpentine/core";
import { oneOf, whole } from "../reading/fits.ts";
import { effect, faces, player, playerOrNull, players, putBack, square, squares, total } from "./parts.ts";
import type { Shape } from "./shape.ts";

export const turnTaken: Shape<TurnTaken> = {
  always: {
    player,
    dice: faces,
    roll: total,
    from: square,
    path: squares,
    to: square,
    outcome: (value) => oneOf(value, outcomes),
    next: playerOrNull,
  },
  sometimes: {
    factor: (value) => whole(value, 2, 100),
    effect,
    captured: players,
    restored: putBack,
    place: (value, { names }) => whole(value, 1, names.size),
    missed: players,
    again: (value) => oneOf(value, [true]),
    streak: (value) => whole(value, 1),
  },
};
