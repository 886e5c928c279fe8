import type { DiceShape, Game } from "@serpentine/core";
import { effectWords } from "@serpentine/core";
import type { Fault } from "../reading/fits.ts";
import { fault, inside, isObject, listOf, whole } from "../reading/fits.ts";

/** What the parts of an event have to fit. */
export interface Around {
  readonly names: ReadonlySet<unknown>;
  readonly dice: DiceShape;
  readonly start: number;
  readonly size: number;
}

export function aroundOf({ players, dice, board }: Game): Around {
  return { names: new Set(players.map(({ name }) => name)), dice, start: board.start, size: board.size };
}

/** Spelled as the checked setup spells it. */
export function player(value: unknown, { names }: Around): Fault | undefined {
  return names.has(value) ? undefined : fault("unknownPlayer", value);
}

export function playerOrNull(value: unknown, around: Around): Fault | undefined {
  return value === null ? undefined : player(value, around);
}

export const players = listOf(player);

const listOfFaces = listOf((face, { dice }: Around) => whole(face, 1, dice.faces));

export function faces(value: unknown, around: Around): Fault | undefined {
  const { count } = around.dice;
  if (Array.isArray(value) && value.length !== count) return fault("wrongCount", value.length, count);
  return listOfFaces(value, around);
}

export function total(value: unknown, { dice }: Around): Fault | undefined {
  return whole(value, dice.count, dice.count * dice.faces);
}

export function square(value: unknown, { start, size }: Around): Fault | undefined {
  return whole(value, start, size);
}

export const squares = listOf(square);

/** One word, and what it asks for. */
export function effect(value: unknown, around: Around): Fault | undefined {
  if (!isObject(value)) return fault("notAnObject", value);
  const words = Object.keys(value);
  const word = effectWords.find((known) => known === words[0]);
  if (word === undefined || words.length > 1) return fault("notOneOf", value, ...effectWords);
  const amount = value[word];
  if (word === "again") return inside(word, amount === true ? undefined : fault("notOneOf", amount, true));
  return inside(word, word === "moveTo" ? square(amount, around) : whole(amount, 1, 100));
}

/** A player, and the square their token was put back on. */
export const putBack = listOf((value, around: Around) => {
  if (!Array.isArray(value)) return fault("notAList", value);
  if (value.length !== 2) return fault("notAPair", value);
  return inside(0, player(value[0], around)) ?? inside(1, square(value[1], around));
});
