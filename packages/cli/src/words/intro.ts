import type { Game, RuleChoice } from "@serpentine/core";
import { families } from "@serpentine/core";
import type { Source } from "@serpentine/dice";
import { count, list } from "../text/count.ts";
import { visible } from "../text/visible.ts";
import { choiceText } from "./choice-text.ts";
import { nameText } from "./names.ts";

/** What a board is, in half a sentence: `64 squares (8 rows of 8), 8 ladders and 6 snakes`. */
export function boardWords({ size, rows, columns, jumps, squares }: Game["board"]): string {
  const ladders = jumps.filter(({ from, to }) => to > from).length;
  const area = rows === undefined || columns === undefined ? "" : ` (${count(rows, "row")} of ${columns})`;
  const effects = Object.keys(squares).length;
  const parts = [count(ladders, "ladder"), count(jumps.length - ladders, "snake")];
  if (effects > 0) parts.push(count(effects, "square with an effect", "squares with an effect"));
  return `${count(size, "square")}${area}, ${list(parts)}`;
}

/** What is played, with what, and by whom; rules are named where they are not the usual ones. */
export function intro(game: Game, usual: Game["rules"]): string[] {
  const special = families.filter((family) => choiceText(game.rules[family]) !== choiceText(usual[family]));
  return [
    `Board: ${boardWords(game.board)}.`,
    `Players: ${list(game.players.slice(0, 20).map(({ name }) => nameText(name)))}${more(game.players.length)}.`,
    `Dice: ${diceWords(game.dice)}.`,
    ...(special.length === 0 ? [] : [`Rules: ${special.map((family) => ruleText(family, game.rules[family])).join(", ")}.`]),
  ];
}

/** Where the faces come from. */
export function sourceWords(source: Source): string {
  switch (source.kind) {
    case "seeded":
      return `seed ${visible(source.seed)}`;
    case "sealed":
      return "a seed that is shown when the game is over";
    case "scripted":
      return `${count(source.throws.length, "throw")} written down${source.repeat === true ? ", again and again" : ""}`;
    case "external":
      return "thrown elsewhere";
  }
}

function diceWords({ count: dice, faces, weights }: Game["dice"]): string {
  const loaded = weights === undefined ? "" : `, weighted ${weights.slice(0, 20).join(":")}${weights.length > 20 ? ":…" : ""}`;
  return `${dice === 1 ? "one die" : `${dice} dice`} of ${count(faces, "face")}${loaded}`;
}

function ruleText(family: string, choice: RuleChoice): string {
  return `${family} ${choiceText(choice)}`;
}

function more(players: number): string {
  return players > 20 ? ` and ${count(players - 20, "other")}` : "";
}
