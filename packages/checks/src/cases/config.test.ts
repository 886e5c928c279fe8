import { type GameConfig, Game as StrategyGame } from "@serpentine/compat";
import { createGame, SequenceDice } from "@serpentine/compat/ranking";
import { checkSetup } from "@serpentine/core";
import { gameOf, playedGame } from "@serpentine/core/testing";
import { checkEdition, type EditionName, editions } from "@serpentine/editions";
import { gameMachine } from "@serpentine/machine";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { caseOf } from "./case-bank.ts";

interface Counts {
  readonly ok: readonly number[];
  readonly refused: readonly number[];
}

const namesFor = (count: number) => Array.from({ length: count }, (_name, seat) => `P${seat + 1}`);
const fits = (edition: EditionName) => (players: readonly string[]) =>
  checkEdition(editions[edition], { board: { size: 100 }, players }).ok;

function isBuilt(players: readonly string[]): boolean {
  try {
    return createGame({ size: 100, players, dice: new SequenceDice([1]) }).status === "playing";
  } catch {
    return false;
  }
}

describe("how many may play (SL-159)", () => {
  type Answer = { kata_003: Counts; "000_and_004": Counts; "001": Counts };
  const { input, right_answer } = caseOf<{ counts: readonly number[] }, Answer>("SL-159");
  const config = { size: 100, snakes: {}, ladders: {}, rolls: [1], rule: "exact", sixAgain: false };

  test.each([
    ["the edition kata", fits("kata"), right_answer.kata_003],
    ["the edition strategy", fits("strategy"), right_answer["000_and_004"]],
    ["the edition classic", fits("classic"), right_answer["000_and_004"]],
    ["the edition ranking", fits("ranking"), right_answer["001"]],
    [
      "source document 000",
      (players: readonly string[]) => new StrategyGame({ ...config, players } as GameConfig).isValid(),
      right_answer["000_and_004"],
    ],
    ["source document 001", isBuilt, right_answer["001"]],
  ] as const)("%s says so", (_who, allows, { ok, refused }) => {
    expect([...ok, ...refused].toSorted((one, other) => one - other)).toEqual(input.counts);
    expect(input.counts.filter((count) => allows(namesFor(count)))).toEqual(ok);
  });
});

test("a setup is neither changed nor frozen, and changing it afterwards changes no game (SL-166)", () => {
  const { input } = caseOf<{ config: { players: string[]; rolls: number[] } }, unknown>("SL-166");
  const setup = {
    board: {
      size: 20,
      ladders: [[4, 14] as [number, number]],
      squares: { "5": { skip: 1 } } as { [square: string]: object },
    },
    players: input.config.players,
    dice: { weights: [1, 1, 1, 1, 1, 1] },
    rules: { again: { rolls: [6] } },
  };
  const before = structuredClone(setup);
  const game = gameOf(setup);
  expect(setup).toEqual(before);
  setup.players.push("P3");
  setup.board.ladders.pop();
  delete setup.board.squares["5"];
  setup.dice.weights.push(1);
  setup.rules.again.rolls.push(4);
  expect(game).toEqual(gameOf(before));
  const { events } = playedGame(game, [[4], [5]]);
  expect(events).toMatchObject([
    { player: "P1", to: 14, outcome: "ladder", next: "P2" },
    { player: "P2", to: 5, effect: { skip: 1 } },
  ]);
});

test("what is not valid is answered, not thrown; the two pages answer each in their own way (SL-195)", () => {
  interface Answer {
    readonly isValid: boolean;
    readonly results: readonly unknown[];
    readonly machine_state: string;
  }
  const { input, right_answer } = caseOf<{ config: GameConfig }, Answer>("SL-195");
  const game = new StrategyGame(input.config);
  expect(game.isValid()).toBe(right_answer.isValid);
  expect([game.turn(), game.position("P1"), game.winner(), game.next()]).toEqual(right_answer.results);
  // 5 squares are a board of the core: what is asked of a size of 6 or more is this page's, and its edition's.
  const { size, players } = input.config;
  expect(checkEdition(editions.strategy, { board: { size }, players }).ok).toBe(false);
  expect(checkSetup({ board: { size: 1 }, players }).ok).toBe(false);
  const recorded: unknown[] = [];
  const actor = createActor(gameMachine, { input: { setup: { board: { size: 1 }, players } } });
  actor.on("TurnTaken", (event) => recorded.push(event));
  actor.start();
  actor.send({ type: "roll", dice: [1] });
  expect([actor.getSnapshot().value, recorded]).toEqual([right_answer.machine_state, []]);
});
