import { expect, test } from "vitest";
import { SequenceDice } from "./dice.ts";

test("a sequence is replayed in order, and is then used up", () => {
  const dice = new SequenceDice([3, 6, 1]);
  expect([dice.roll(), dice.roll(), dice.roll()]).toEqual([3, 6, 1]);
  for (let call = 0; call < 2; call += 1) expect(() => dice.roll()).toThrow("dice script exhausted");
});

test("an empty sequence is used up at once", () => {
  expect(() => new SequenceDice([]).roll()).toThrow("dice script exhausted");
});

test("the list is copied", () => {
  const values = [3, 6];
  const dice = new SequenceDice(values);
  values[0] = 1;
  values.push(5);
  expect([dice.roll(), dice.roll()]).toEqual([3, 6]);
  expect(() => dice.roll()).toThrow("exhausted");
  expect(Object.isFrozen(values)).toBe(false);
});

test("two dice of one list do not touch each other", () => {
  const [one, other] = [new SequenceDice([1, 2]), new SequenceDice([1, 2])];
  expect([one.roll(), one.roll(), other.roll()]).toEqual([1, 2, 1]);
});

test("any number is replayed; whether it is a roll is for the game to say", () => {
  const values = [0, 7, 2.5, -1, 1e21];
  const dice = new SequenceDice(values);
  expect(values.map(() => dice.roll())).toEqual(values);
});
