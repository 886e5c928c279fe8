import type { HouseRule } from "./house-rule.ts";

/**
 * Another turn on a six, but the third six in a row does not move, and the go ends. Taken over from ludo.
 * Source: hindtaashvidya.com/blog/ludo-rules-for-6-sixes/ ("the third roll is voided, no piece moves").
 */
export const three_sixes_forfeit: HouseRule = {
  name: "three-sixes-forfeit",
  title: "The third six does not move",
  source: "hindtaashvidya.com/blog/ludo-rules-for-6-sixes/ (a rule of ludo)",
  setup: { rules: { again: "highest", streak: { limit: 3, penalty: "forfeit" } } },
};
