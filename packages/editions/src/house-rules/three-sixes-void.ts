import type { HouseRule } from "./house-rule.ts";

/**
 * Another turn on a six, but the third six in a row undoes the whole go. Here that includes the tokens of others
 * which were sent back on the way; the second source takes back the thrower's own only.
 * Source: github.com/adi-g15/Ludo-The_Game/issues/38; github.com/tuklusan/snakes-and-ladders-arena GAME-RULES.md.
 */
export const three_sixes_void: HouseRule = {
  name: "three-sixes-void",
  title: "The third six undoes the go",
  source: "github.com/adi-g15/Ludo-The_Game/issues/38; github.com/tuklusan/snakes-and-ladders-arena GAME-RULES.md",
  setup: { rules: { again: "highest", streak: { limit: 3, penalty: "void" } } },
};
