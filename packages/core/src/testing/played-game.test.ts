import { expect, test } from "vitest";
import { extendRulebook, standardRulebook } from "../rules/rulebook.ts";
import { playedGame } from "./played-game.ts";

const setup = { board: { size: 20 }, players: ["Ann", "Bob"] };

test("faces and commands are played in turn; what is refused is kept beside", () => {
  const { events, states, state, refusals } = playedGame(setup, [
    [3],
    [7],
    { type: "withdraw", player: "Eve" },
    { type: "withdraw", player: "Ann" },
    [4],
  ]);
  expect(events.map(({ type }) => type)).toEqual(["TurnTaken", "PlayerWithdrew", "TurnTaken"]);
  expect(states).toHaveLength(4);
  expect(states.at(-1)).toBe(state);
  expect(states[0]).toMatchObject({ positions: [0, 0] });
  expect(state).toMatchObject({ positions: [3, 4] });
  expect(refusals.map(({ code }) => code)).toEqual(["badDice", "unknownPlayer"]);
});

test("a rulebook of one's own may be given", () => {
  const rulebook = extendRulebook(standardRulebook, { ending: { here: (from: number) => from } });
  expect(playedGame({ ...setup, rules: { ending: "here" } }, [[3]], rulebook).state.positions).toEqual([0, 0]);
});
