import { nepal_72 } from "../boards/nepal-72.ts";
import type { HouseRule } from "./house-rule.ts";

/**
 * The Nepalese board as its source plays it: another turn on a six, and a roll past the end wins.
 * Source: github.com/ichabod801/t_games board_games/snakes_and_ladders_game.py (its layout "nepal" and its rules).
 */
export const nepal_72_rules: HouseRule = {
  name: "nepal-72",
  title: "The Nepalese board",
  source: "github.com/ichabod801/t_games board_games/snakes_and_ladders_game.py (layout 'nepal')",
  setup: { board: nepal_72.board, rules: { ending: "finish", again: "highest" } },
};
