import { expect, test } from "vitest";
import { extendRulebook, standardRulebook } from "../rules/rulebook.ts";
import { gameOf } from "../testing/game-of.ts";
import type { Game } from "../vocabulary/vocabulary.ts";
import { decider } from "./decider.ts";
import { initialState } from "./initial-state.ts";

const setup = { board: { size: 6 }, players: ["P1", "P2"] };

test("the shape of a decider plays a game to its end", () => {
  const game = gameOf(setup);
  const play = decider(game);
  const begun = play.initialState();
  expect(begun).toEqual(initialState(game));
  expect(play.isTerminal(begun)).toBe(false);
  const events = play.decide({ type: "roll", dice: [6] }, begun);
  expect(events).toMatchObject([{ type: "TurnTaken", player: "P1", to: 6, outcome: "home" }]);
  const over = events.reduce((before, event) => play.evolve(before, event), begun);
  expect(play.isTerminal(over)).toBe(true);
  expect(play.decide({ type: "roll", dice: [6] }, over)).toEqual([]);
});

test("a game that came through JSON is played by the rulebook given", () => {
  const rulebook = extendRulebook(standardRulebook, { ending: { here: (from: number) => from } });
  const rules = { ending: "here" };
  const game = JSON.parse(JSON.stringify(gameOf({ ...setup, rules }, rulebook))) as Game;
  const play = decider(game, rulebook);
  expect(play.decide({ type: "roll", dice: [6] }, play.initialState())).toMatchObject([{ path: [0], to: 0 }]);
  expect(() => decider(game).initialState()).toThrow(TypeError);
});
