import { evolve, initialState } from "@serpentine/core";
import { playedGameArbitrary } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";

/** The prototypes of a value and of all that is in it. */
function prototypesIn(value: unknown, found = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== "object" || value === null) return found;
  found.add(Object.getPrototypeOf(value));
  for (const part of Object.values(value)) prototypesIn(part, found);
  return found;
}

const plain: ReadonlySet<unknown> = new Set([Object.prototype, Array.prototype]);

test("games, states and events are plain objects and lists, and no state changes after it was left (SL-205)", () => {
  fc.assert(
    fc.property(playedGameArbitrary(), ({ game, events, states }) => {
      for (const prototype of prototypesIn([game, events, states])) expect(plain.has(prototype)).toBe(true);
      const written = states.map((state) => JSON.stringify(state));
      let state = initialState(game);
      for (const event of events) state = evolve(state, event);
      expect(states.map((one) => JSON.stringify(one))).toEqual(written);
      expect(JSON.stringify(state)).toBe(written.at(-1));
    }),
  );
});
