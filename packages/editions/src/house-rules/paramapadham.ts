import type { HouseRule } from "./house-rule.ts";

/**
 * As paramapadham is played in Tamil Nadu: a 1 brings the token on to the board, and 1, 5 and 6 give another turn.
 * Its boards are of their own; any board will do. The source also sends a player with three sixes back to the start,
 * which is left out here, because a streak counts every throw that gives another turn.
 * Source: traditionalgames.in/paramapadham/.
 */
export const paramapadham: HouseRule = {
  name: "paramapadham",
  title: "In on a 1, again on 1, 5 and 6",
  source: "traditionalgames.in/paramapadham/",
  setup: { rules: { entering: { rolls: [1] }, again: { rolls: [1, 5, 6] } } },
};
