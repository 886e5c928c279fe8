import type { Game, TurnTaken } from "@serpentine/core";
import { count, list } from "../text/count.ts";
import { nameText } from "./names.ts";
import { standsText } from "./places.ts";

/** Where the roll reaches, even if the move is refused. */
export function reachOf({ from, roll, factor = 1 }: TurnTaken): number {
  return from + roll * factor;
}

/** How the token moved, before any jump: `moves 5 squares`. */
export function moveWords(game: Game, turn: TurnTaken): string {
  const { from, path, outcome } = turn;
  const reach = reachOf(turn);
  const [landing] = path;
  if (outcome === "forfeit") return forfeitWords(game, turn);
  if (landing === undefined) return stayWords(game, turn);
  if (landing === reach) return `moves ${count(reach - from, "square")}`;
  if (landing === game.board.size) return `stops on ${landing}`;
  if (landing === from) return `bounces back from ${game.board.size} to where it stood`;
  return `bounces back from ${game.board.size} to ${landing}`;
}

/** What came of it: jumps, what the square does, who is sent back, who is passed over. */
export function afterWords(game: Game, turn: TurnTaken): string[] {
  const { path, effect, captured = [], restored = [], place, again, missed = [] } = turn;
  const words = path.slice(1).map((square, index) => {
    return square > (path[index] ?? 0) ? `climbs the ladder to ${square}` : `slides down the snake to ${square}`;
  });
  if (effect !== undefined) words.push(effectWords(effect));
  if (captured.length > 0) words.push(`sends ${list(captured.map(nameText))} back to the start`);
  for (const [player, square] of restored) words.push(`${nameText(player)} is back ${standsText(square)}`);
  if (place !== undefined) words.push(place === 1 ? "is home and wins" : `is home in place ${place}`);
  if (game.board.size === turn.to && place === undefined) words.push("is home");
  if (again === true && !(effect !== undefined && "again" in effect)) words.push("rolls again");
  return [...words, ...missedWords(missed)];
}

/** `Cy misses a go`, `Cy misses 2 goes`: each name once, in the order of the list. */
export function missedWords(missed: readonly string[]): string[] {
  const goes = new Map<string, number>();
  for (const name of missed) goes.set(name, (goes.get(name) ?? 0) + 1);
  return Array.from(goes, ([name, times]) => {
    return `${nameText(name)} misses ${times === 1 ? "a go" : count(times, "go", "goes")}`;
  });
}

function stayWords({ board, rules }: Game, turn: TurnTaken): string {
  const { entering } = rules;
  const stays = `stays ${standsText(turn.from)}`;
  if (turn.from === board.start && typeof entering === "object" && Array.isArray(entering["rolls"])) {
    const rolls = entering["rolls"] as readonly number[];
    if (!rolls.includes(turn.roll)) return `needs ${list(rolls.slice(0, 10), "or")} to enter, ${stays}`;
  }
  const reach = reachOf(turn);
  return reach > board.size ? `${reach} is past ${board.size}, ${stays}` : stays;
}

/** The penalty of a streak, by what the rules say it is. */
function forfeitWords({ board, rules }: Game, { to }: TurnTaken): string {
  const { streak } = rules;
  const { limit = 0, penalty } = typeof streak === "object" ? streak : {};
  const inARow = `${Number(limit)} in a row`;
  if (penalty === "void") return `${inARow}: the whole go is undone, back ${standsText(to)}`;
  if (to === board.start && penalty === "toStart") return `${inARow}: back to the start`;
  return `${inARow}: the turn is forfeit, stays ${standsText(to)}`;
}

function effectWords(effect: NonNullable<TurnTaken["effect"]>): string {
  if ("skip" in effect) return `misses the next ${effect.skip === 1 ? "go" : count(effect.skip, "go", "goes")}`;
  if ("again" in effect) return "the square gives another turn";
  if ("times" in effect) return `the next roll counts ${effect.times === 1 ? "once" : count(effect.times, "time")}`;
  return `is put ${standsText(effect.moveTo)}`;
}
