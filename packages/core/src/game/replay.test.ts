import { expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { playedGame } from "../testing/played-game.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import { decide } from "./decide.ts";
import { initialState } from "./initial-state.ts";
import { replay } from "./replay.ts";

const setup = { board: { size: 20, jumps: [[3, 11]] }, players: ["P1", "P2"] };
const game = gameOf(setup);

test("of nothing is the beginning", () => {
  expect(replay(game, [])).toStrictEqual(initialState(game));
});

test("folds events of any iterable, and gives a frozen state to go on from", () => {
  // SL-175
  const { events, state } = playedGame(setup, [[3], [4], [2]]);
  const folded = replay(game, new Set(events));
  expect(folded).toStrictEqual(state);
  for (const part of [folded, folded.positions, folded.ranking]) expect(Object.isFrozen(part)).toBe(true);
  expect(decide(game, folded, { type: "roll", dice: [1] })).toMatchObject({ event: { player: "P2", from: 4 } });
});

test("freezes an opening that is not over", () => {
  const opened = gameOf({ ...setup, rules: { opening: "highestRoll" } });
  const { opening } = replay(opened, [{ type: "OpeningRolled", player: "P1", dice: [4], roll: 4, next: "P2" }]);
  expect(opening).toEqual({ seats: [0], rolls: [4] });
  for (const part of [opening, opening?.seats, opening?.rolls]) expect(Object.isFrozen(part)).toBe(true);
});

test("believes what was recorded, and stops where the game did", () => {
  const home = turnTaken("P1", [6], { from: 0, path: [20], to: 20, outcome: "home", place: 1, next: null });
  expect(replay(game, [home])).toMatchObject({ status: "over", positions: [20, 0], ranking: [0] });
});

test("of 200,000 turns neither overflows nor lingers", () => {
  // SL-176
  const long = gameOf({ board: { size: 1_000_000 }, players: ["P1", "P2"] });
  const events = Array.from({ length: 200_000 }, (_turn, n) => {
    const [player, next] = n % 2 === 0 ? ["P1", "P2"] : ["P2", "P1"];
    const from = Math.floor(n / 2);
    return turnTaken(player ?? "", [1], { from, path: [from + 1], to: from + 1, outcome: "move", next: next ?? "" });
  });
  expect(replay(long, events)).toMatchObject({ positions: [100_000, 100_000], throws: 200_000 });
});
