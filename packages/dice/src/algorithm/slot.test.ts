import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slotFrom } from "./slot.ts";

/** Asks the given words in turn, and says how many were asked for. */
function draw(words: readonly number[], slots: number): { slot: number; asked: number } {
  let asked = 0;
  const slot = slotFrom((t) => {
    asked = t + 1;
    return words[t] ?? 0;
  }, slots);
  return { slot, asked };
}

describe("words that would favour the first slots are refused", () => {
  test.for([
    { words: [4294967295, 4294967292, 4294967291], slots: 6, slot: 5, asked: 3, reference: "SL-103" },
    { words: [6], slots: 6, slot: 0, asked: 1, reference: "SL-103" },
    { words: [2 ** 31 + 1, 2 ** 31], slots: 2 ** 31 + 1, slot: 2 ** 31, asked: 2 },
    { words: [2 ** 32 - 1], slots: 2 ** 32, slot: 2 ** 32 - 1, asked: 1 },
    { words: [2 ** 32 - 1, 7], slots: 2 ** 32 - 1, slot: 7, asked: 2 },
    { words: [2 ** 32 - 1], slots: 1, slot: 0, asked: 1 },
  ])("$words of $slots slots: $slot", ({ words, slots, slot, asked }) => {
    expect(draw(words, slots)).toEqual({ slot, asked });
  });
});

test("every slot has as many words as every other", () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const slots = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 }));
  fc.assert(
    fc.property(word, slots, (drawn, of) => {
      const { slot, asked } = draw([drawn, 0], of);
      // The words taken are those of whole rounds of the wheel.
      const wholeRounds = 2 ** 32 - (2 ** 32 % of);
      expect(asked).toBe(drawn < wholeRounds ? 1 : 2);
      expect(slot).toBe(drawn < wholeRounds ? drawn % of : 0);
    }),
  );
});

test("a source of words that are all refused does not hang", () => {
  let asked = 0;
  const slot = slotFrom(() => {
    asked += 1;
    return 2 ** 32 - 1;
  }, 6);
  expect(slot).toBeLessThan(6);
  expect(asked).toBe(256);
});
