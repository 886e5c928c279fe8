import type { Dice, ExternalSource } from "../vocabulary.ts";

export const checkExternal = (): ExternalSource => ({ kind: "external" });

/** The faces come with each command, so there is nothing to ask here. */
export const externalDice = (): Dice => () => undefined;
