import { extendRulebook, type Game, type GameState, type Rulebook, replay, standardRulebook } from "@serpentine/core";
import { gameOf, playedGame } from "@serpentine/core/testing";
import { seal } from "@serpentine/dice";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted, GameMachineEvent } from "./game-events.ts";
import { createGameMachine, gameMachine } from "./game-machine.ts";
import { type GameMachine, type GameSnapshot, readSnapshot, snapshotOf } from "./snapshot.ts";

const setup = { board: { size: 30, jumps: [[3, 11]], squares: { 5: { skip: 1 } } }, players: ["Ann", "Bob"] };
const opened = { ...setup, rules: { opening: "highestRoll" } };
const external = { kind: "external" } as const;
const seeded = { kind: "seeded", algorithm: "sha256-counter/1", seed: "7" } as const;
const roll = (face: number) => ({ type: "roll", dice: [face] }) as const;

function resumed(snapshot: GameSnapshot, machine = gameMachine) {
  const told: GameMachineEmitted[] = [];
  const actor = createActor(machine, { snapshot });
  actor.on("*", (event) => void told.push(event));
  return { actor: actor.start(), told };
}

function read(save: unknown, rulebook?: Rulebook, machine?: GameMachine): GameSnapshot {
  const found = readSnapshot(save, rulebook, machine);
  if (found.ok) return found.snapshot;
  throw new Error(JSON.stringify(found.problems));
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.for([
  { name: "its opening", game: gameOf(opened), throws: [[2]], value: { playing: "opening" } },
  { name: "its turns", game: gameOf(opened), throws: [[2], [3], [3]], value: { playing: "turns" } },
  { name: "no longer", game: gameOf({ ...setup, board: { size: 6 } }), throws: [[6]], value: "over" },
])("a game that is in $name", ({ game, throws, value }) => {
  const { events, state } = playedGame(game, throws);

  test("is resumed from a replayed log, in its place, and nothing is told of it again", () => {
    const { actor, told } = resumed(snapshotOf(game, external, replay(game, events)));
    expect(actor.getSnapshot().value).toEqual(value);
    expect(actor.getSnapshot().context).toEqual({ game, source: external, state, problems: [] });
    expect(told).toEqual([]);
    actor.send(roll(1));
    expect(told).toHaveLength(1);
  });
  // SL-198
  test("goes on alike from a snapshot, from the same through JSON, and from the checked save", () => {
    const played = createActor(gameMachine, { input: { setup: game } }).start();
    for (const faces of throws) played.send({ type: "roll", dice: faces });
    const save = played.getPersistedSnapshot();
    const all = [save as GameSnapshot, throughJson(save) as GameSnapshot, read(save), read(throughJson(save))].map(
      (one) => resumed(one),
    );
    for (const event of [
      ...[1, 5, 6, 3, 6, 2, 4].map(roll),
      { type: "withdraw", player: "Bob" },
      { type: "roll" },
      { type: "abort" },
    ] as const) {
      for (const { actor } of [...all, { actor: played }]) actor.send(event);
      for (const { actor } of all) {
        expect(actor.getSnapshot().value).toEqual(played.getSnapshot().value);
        expect(actor.getSnapshot().context).toEqual(played.getSnapshot().context);
        expect(throughJson(actor.getPersistedSnapshot())).toEqual(throughJson(played.getPersistedSnapshot()));
      }
    }
    for (const { told } of all) expect(told).toEqual(all[0]?.told);
    expect(all[0]?.told.map(({ type }) => type)).not.toContain("GameStarted");
  });
  test("is checked into frozen copies: the save is not touched, and writing into it later changes nothing", () => {
    const save = throughJson(snapshotOf(game, external, state)) as {
      context: { state: { positions: number[] }; game: Game };
    };
    const before = JSON.stringify(save);
    const { actor } = resumed(read(save));
    actor.send(roll(1));
    expect(JSON.stringify(save)).toBe(before);
    const { context } = resumed(read(save)).actor.getSnapshot();
    save.context.state.positions[0] = 1;
    expect(context.state).toEqual(state);
    const parts = [context.game, context.state, context.state?.positions, context.source];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual([true, true, true, true]);
  });
});

// SL-183
test("seeded dice go on as they would have, through a save and JSON", () => {
  const five: readonly GameMachineEvent[] = Array.from({ length: 5 }, () => ({ type: "roll" }));
  const unsaved = createActor(gameMachine, { input: { setup, source: seeded } });
  const told: GameMachineEmitted[] = [];
  unsaved.on("TurnTaken", (event) => void told.push(event));
  unsaved.start();
  for (const event of five) unsaved.send(event);
  const { actor, told: later } = resumed(read(throughJson(unsaved.getPersistedSnapshot())));
  for (const event of five) {
    unsaved.send(event);
    actor.send(event);
  }
  expect(told).toHaveLength(10);
  expect(later).toEqual(told.slice(5));
});

test("a game with sealed dice goes on with dice that come from elsewhere", () => {
  const { actor, told } = resumed(snapshotOf(gameOf(setup), seal("a seed"), playedGame(setup, [[2]]).state));
  actor.send({ type: "roll" });
  actor.send(roll(4));
  expect(told).toMatchObject([
    { type: "Refused", refusal: { code: "noDice" } },
    { type: "TurnTaken", to: 4 },
  ]);
});

test("an actor that was stopped can be saved and go on", () => {
  const played = createActor(gameMachine, { input: { setup } }).start();
  played.send(roll(3));
  played.stop();
  const { actor } = resumed(read(throughJson(played.getPersistedSnapshot())));
  actor.send(roll(2));
  expect(actor.getSnapshot().context.state?.positions).toEqual([11, 2]);
});

test("a game of a rulebook of one's own goes through JSON, and is resumed by its machine alone", () => {
  const rulebook = extendRulebook(standardRulebook, {
    ending: { double: (from, by, size) => Math.min(size, from + 2 * by) },
  });
  const machine = createGameMachine(rulebook);
  const game = gameOf({ ...setup, rules: { ending: "double" } }, rulebook);
  const played = createActor(machine, { input: { setup: game } }).start();
  played.send(roll(4));
  const save = throughJson(played.getPersistedSnapshot());
  const { actor, told } = resumed(read(save, rulebook, machine), machine);
  const unread = resumed(throughJson(save) as GameSnapshot, machine);
  for (const one of [actor, unread.actor]) one.send(roll(5));
  expect(told).toMatchObject([{ player: "Bob", from: 0, to: 10 }]);
  expect(unread.told).toEqual(told);
  expect(readSnapshot(save)).toMatchObject({
    ok: false,
    problems: [{ code: "unknownRule", path: ["context", "game", "rules", "ending"] }],
  });
  const straight = resumed(
    snapshotOf(game, external, actor.getSnapshot().context.state as GameState, machine),
    machine,
  );
  straight.actor.send(roll(1));
  expect(straight.told).toMatchObject([{ player: "Ann", from: 8, to: 10 }]);
});
