import type { Family, Game } from "@serpentine/core";
import { families } from "@serpentine/core";
import type { Source } from "@serpentine/dice";
import { count, list } from "../text/count.ts";
import { visible } from "../text/visible.ts";
import { choiceText } from "./choice-text.ts";
import { nameText } from "./names.ts";

const mostNames = 20;

/** What is played, with what, and by whom; rules are named where they are not those in `usual`. */
export function intro(game: Game, usual?: Game["rules"]): string[] {
  const { board, players, dice, rules } = game;
  const isSpecial = (family: Family) => usual === undefined || choiceText(rules[family]) !== choiceText(usual[family]);
  const special = families.filter(isSpecial).map((family) => `${family} ${choiceText(rules[family])}`);
  const names = players.slice(0, mostNames).map(({ name }) => nameText(name));
  if (players.length > mostNames) names.push(count(players.length - mostNames, "other"));
  return [
    `Board: ${boardWords(board)}.`,
    `Players: ${list(names)}.`,
    `Dice: ${diceWords(dice)}.`,
    ...(special.length === 0 ? [] : [`Rules: ${special.join(", ")}.`]),
  ];
}

/** `64 squares (8 rows of 8), 8 ladders and 6 snakes`. */
export function boardWords({
  size,
  rows,
  columns,
  jumps,
  squares = {},
}: Pick<Game["board"], "size" | "rows" | "columns" | "jumps"> & Partial<Game["board"]>): string {
  const ladders = jumps.filter(({ from, to }) => to > from).length;
  const area = rows === undefined || columns === undefined ? "" : ` (${count(rows, "row")} of ${columns})`;
  const effects = Object.keys(squares).length;
  const parts = [count(ladders, "ladder"), count(jumps.length - ladders, "snake")];
  if (effects > 0) parts.push(count(effects, "square with an effect", "squares with an effect"));
  return `${count(size, "square")}${area}, ${list(parts)}`;
}

/** Where the faces come from, as a sentence. */
export function sourceWords(source: Source): string {
  if (source.kind === "seeded") return `Seed: ${visible(source.seed)}`;
  if (source.kind === "sealed") return "Seed: sealed, to be shown when the game is over.";
  if (source.kind === "external") return "Rolls: thrown elsewhere.";
  const { throws, repeat = false } = source;
  return `Rolls: ${count(throws.length, "throw")} written down${repeat ? ", over and over" : ""}.`;
}

/** The same for a game that begins; a seed that nobody asked for could not be known otherwise. */
export function newSourceWords({
  source,
  isNewSeed,
}: {
  readonly source: Source;
  readonly isNewSeed: boolean;
}): string {
  const words = sourceWords(source);
  return isNewSeed ? `${words} (drawn for this game; --seed with it plays the same one again)` : words;
}

function diceWords({ count: dice, faces, weights }: Game["dice"]): string {
  const loaded = weights === undefined ? "" : `, weighted ${weights.slice(0, 20).join(":")}`;
  return `${dice === 1 ? "one die" : `${dice} dice`} of ${count(faces, "face")}${loaded}`;
}
