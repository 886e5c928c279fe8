import type { HouseRule } from "./house-rule.ts";

/**
 * Only a six brings a token on to the board; it moves six squares at once.
 * Source: github.com/priyaaank/snakes-and-ladders README.md ("can begin moving only upon rolling a 6").
 */
export const enter_on_a_six: HouseRule = {
  name: "enter-on-a-six",
  title: "In on a six",
  source: "github.com/priyaaank/snakes-and-ladders README.md",
  setup: { rules: { entering: { rolls: [6] } } },
};
