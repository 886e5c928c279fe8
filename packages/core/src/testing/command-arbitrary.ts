import * as fc from "fast-check";
import type { Command, Game } from "../vocabulary/vocabulary.ts";
import { throwArbitrary } from "./dice-arbitrary.ts";

/** Commands that fit the game, though not always the moment: mostly throws, now and then a player leaves. */
export function commandArbitrary({ dice, players }: Game): fc.Arbitrary<Command> {
  const player = fc.constantFrom(...players.map(({ name }) => name));
  return fc.oneof(
    { arbitrary: throwArbitrary(dice).map((faces): Command => ({ type: "roll", dice: faces })), weight: 150 },
    { arbitrary: player.map((name): Command => ({ type: "withdraw", player: name })), weight: 5 },
    { arbitrary: fc.constantFrom<Command>({ type: "abort" }, { type: "abort", reason: "rain" }), weight: 1 },
  );
}

const hostileValue = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.constantFrom(-0, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 2.5, 7n, "6", true, null, undefined, Symbol("six")),
  fc.constant({ valueOf: () => 3 }),
);

/**
 * Values that may pose as commands and never are one: no game takes any of them. Typed as what `decide` takes,
 * because that is where they go.
 */
export function hostileCommandArbitrary({ dice }: Game): fc.Arbitrary<Command> {
  const tooMany = Array.from({ length: dice.count + 1 }, () => 1);
  const wrongFace = hostileValue.filter((face) => !isFace(face, dice.faces)).map((face) => [face, ...tooMany.slice(2)]);
  const faces = fc.oneof(
    hostileValue.filter((value) => !Array.isArray(value)),
    wrongFace,
    fc.constant(tooMany),
  );
  const stranger = hostileValue.filter((value) => typeof value !== "string");
  const posing: fc.Arbitrary<unknown> = fc.oneof(
    hostileValue.filter((value) => typeof value !== "object" || value === null),
    faces.map((shown) => ({ type: "roll", dice: shown })),
    stranger.map((player) => ({ type: "withdraw", player })),
    stranger.filter((reason) => reason !== undefined).map((reason) => ({ type: "abort", reason })),
    fc.constantFrom("ROLL", "constructor", "__proto__", "", 1, null).map((type) => ({ type })),
  );
  return posing as fc.Arbitrary<Command>;
}

function isFace(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}
