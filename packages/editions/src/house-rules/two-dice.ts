import type { HouseRule } from "./house-rule.ts";

/**
 * Two dice move their total, doubles give another turn, and a roll past the end bounces back.
 * Source: codewars.com/kata/snakes-and-ladders-1, whose board is `codewars-100`.
 */
export const two_dice: HouseRule = {
  name: "two-dice",
  title: "Two dice, again on doubles",
  source: "codewars.com/kata/snakes-and-ladders-1",
  setup: { dice: { count: 2, faces: 6 }, rules: { again: "doubles", ending: "bounce" } },
};
