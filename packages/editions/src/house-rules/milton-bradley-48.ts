import { chutes_100_48 } from "../boards/chutes-100-48.ts";
import type { HouseRule } from "./house-rule.ts";

/**
 * The commercial Chutes and Ladders, in the form whose chute to 26 begins on 48; the other form in circulation is
 * `milton-bradley-47`. The length published for this board, 39.5984 turns, is that of exact landing.
 * Source: github.com/JoshTrebilco/chutes-and-ladders; math.byu.edu/~jeffh/mathematics/games/chutes/chutes.html.
 */
export const milton_bradley_48: HouseRule = {
  name: "milton-bradley-48",
  title: "Chutes and Ladders, chute on 48",
  source:
    "github.com/JoshTrebilco/chutes-and-ladders app/Game/Board.php; math.byu.edu/~jeffh/mathematics/games/chutes/chutes.html",
  setup: { board: chutes_100_48.board, rules: { ending: "exact" } },
};
