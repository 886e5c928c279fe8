import type { HouseRule } from "./house-rule.ts";

/**
 * Another turn on a six, but the third six in a row sends the token back to the start. In the source the token then
 * waits there for a six; that is `enter-on-a-six`, which would hold from the first throw of the game.
 * Source: liquisearch.com/snakes_and_ladders/playing.
 */
export const three_sixes_to_start: HouseRule = {
  name: "three-sixes-to-start",
  title: "The third six goes back to the start",
  source: "liquisearch.com/snakes_and_ladders/playing",
  setup: { rules: { again: "highest", streak: { limit: 3, penalty: "toStart" } } },
};
