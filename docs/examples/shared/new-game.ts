import { newSeed } from "@serpentine/dice";
import type { NewGameEvent } from "@serpentine/machine";

const board = { size: 20, ladders: [[4, 14]], snakes: [[17, 7]] };

/**
 * What the form asks for: the players' names as they were typed, with commas between them. Nothing is checked here; the
 * machine says what is wrong. `?rolls=3,6,5` in the page's address writes the dice down; without it they follow from a new seed.
 */
export function newGame(names: string, search = location.search): NewGameEvent {
  const rolls = new URLSearchParams(search).get("rolls");
  const source =
    rolls === null
      ? { kind: "seeded", algorithm: "sha256-counter/1", seed: newSeed() }
      : { kind: "scripted", throws: rolls.split(",").map((roll) => [Number(roll)]) };
  return { type: "newGame", setup: { board, players: names.split(",") }, source };
}
