import { decide, type Game, initialState, type Setup, type TurnTaken } from "@serpentine/core";
import { gameOf } from "@serpentine/core/testing";

/** The turn of a single token that rolls this from that square. */
export function turnFrom(game: Game, square: number, roll: number): TurnTaken {
  const state = { ...initialState(game), positions: [square] };
  const decision = decide(game, state, { type: "roll", dice: [roll] });
  if (!decision.ok) throw new Error(decision.refusal.code);
  return decision.event as TurnTaken;
}

/** The turn of a single token that comes to land on that square, by a 1 from the one before. */
export function landingOn(setup: Omit<Setup, "players">, square: number): TurnTaken {
  return turnFrom(gameOf({ ...setup, players: ["P1"] }), square - 1, 1);
}

/** The fewest rolls that bring a single token home if it may choose each of them; −1 if none do. */
export function fewestRolls(setup: Omit<Setup, "players">): number {
  const game = gameOf({ ...setup, players: ["P1"] });
  const { size, start } = game.board;
  const faces = Array.from({ length: game.dice.faces }, (_face, index) => index + 1);
  const reached = new Set<number>([start]);
  let edge: readonly number[] = [start];
  for (let rolls = 1; edge.length > 0; rolls += 1) {
    const landed = new Set(edge.flatMap((square) => faces.map((roll) => turnFrom(game, square, roll).to)));
    if (landed.has(size)) return rolls;
    edge = [...landed].filter((square) => !reached.has(square));
    for (const square of edge) reached.add(square);
  }
  return -1;
}
