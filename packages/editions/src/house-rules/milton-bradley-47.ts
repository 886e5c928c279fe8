import { chutes_100_47 } from "../boards/chutes-100-47.ts";
import type { HouseRule } from "./house-rule.ts";

/**
 * The commercial Chutes and Ladders, in the form whose chute to 26 begins on 47; the other form in circulation is
 * `milton-bradley-48`. The length published for this board, 39.2251 turns, is that of exact landing.
 * Source: github.com/ichabod801/t_games (layout "milton"); futilitycloset.com/2018/09/21/for-what-its-worth-5/.
 */
export const milton_bradley_47: HouseRule = {
  name: "milton-bradley-47",
  title: "Chutes and Ladders, chute on 47",
  source:
    "github.com/ichabod801/t_games board_games/snakes_and_ladders_game.py (layout 'milton'); futilitycloset.com/2018/09/21/for-what-its-worth-5/",
  setup: { board: chutes_100_47.board, rules: { ending: "exact" } },
};
