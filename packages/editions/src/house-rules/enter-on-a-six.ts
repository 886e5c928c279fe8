import type { Preset } from "./preset.ts";

/**
 * Only a six brings a token on to the board; it moves six squares at once.
 * Source: github.com/priyaaank/snakes-and-ladders README.md ("can begin moving only upon rolling a 6").
 */
export const enter_on_a_six: Preset = {
  name: "enter-on-a-six",
  title: "In on a six",
  source: "github.com/priyaaank/snakes-and-ladders README.md",
  setup: { rules: { entering: { rolls: [6] } } },
};
