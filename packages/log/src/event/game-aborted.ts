import type { GameAborted } from "@serpentine/core";
import { text } from "../reading/fits.ts";
import type { Shape } from "./shape.ts";

export const gameAborted: Shape<GameAborted> = { always: {}, sometimes: { reason: text } };
