import { expect, test } from "vitest";
import type { SeenActor } from "./seen.ts";
import { chosenAt, indexOf, moved, newer } from "./travel.ts";

const actor = (...numbers: readonly number[]) =>
  ({ moments: numbers.map((n) => ({ n, event: { type: "a", payload: {} }, size: 1 })) }) as unknown as SeenActor;
const live = { actor: "a", chosen: undefined };

test("who goes along is at the newest, whatever comes", () => {
  expect(indexOf(actor(4, 6, 9), live)).toBe(2);
  expect(indexOf(actor(), live)).toBe(-1);
  expect(newer(actor(4, 6, 9), live)).toBe(0);
});

test("who has chosen stays there, whatever comes", () => {
  const place = moved(actor(4, 6, 9), live, -1);
  expect(place).toEqual({ actor: "a", chosen: 6 });
  expect(indexOf(actor(4, 6, 9, 12), place)).toBe(1);
  expect(newer(actor(4, 6, 9, 12), place)).toBe(2);
});

test("a moment that was let go gives way to the oldest that is kept", () => {
  expect(indexOf(actor(9, 12), { actor: "a", chosen: 6 })).toBe(0);
});

test("nobody moves past the ends, or to where there is nothing", () => {
  expect(moved(actor(4, 6), { actor: "a", chosen: 4 }, -5).chosen).toBe(4);
  expect(moved(actor(4, 6), { actor: "a", chosen: 4 }, 5).chosen).toBe(6);
  expect(moved(actor(), live, 1)).toBe(live);
  expect(chosenAt(actor(4), live, 7)).toBe(live);
});
