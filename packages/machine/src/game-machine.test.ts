import { nextPlayer, positionOf, winner } from "@serpentine/core";
import { gameOf } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted, GameMachineInput } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

const setup = {
  board: { size: 20, jumps: [{ from: 3, to: 11 }, [17, 5]] },
  players: ["Ann", "Bob"],
  rules: { again: "highest" },
};
const roll = (...dice: readonly number[]) => ({ type: "roll", dice }) as const;

function started(input: GameMachineInput) {
  const told: GameMachineEmitted[] = [];
  const actor = createActor(gameMachine, { input });
  actor.on("*", (event) => void told.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return { actor, told, context, value: () => actor.getSnapshot().value };
}

test("a whole game goes from playing to over, and each event is told under its own type", () => {
  const { actor, told, context, value } = started({ setup });
  expect(value()).toEqual({ playing: "turns" });
  for (const face of [3, 6, 5, 5, 6, 1, 2, 5, 3, 2, 2]) actor.send(roll(face));
  expect(told.map(({ type }) => type)).toEqual(["GameStarted", ...Array.from({ length: 11 }, () => "TurnTaken")]);
  expect(told[0]).toEqual({ type: "GameStarted", setup: gameOf(setup), source: { kind: "external" } });
  expect(told.at(-1)).toMatchObject({ player: "Ann", outcome: "home", place: 1, next: null });
  expect(value()).toBe("over");
  expect(context().state?.status).toBe("over");
});

test("a listener of one type hears that type alone", () => {
  const actor = createActor(gameMachine, { input: { setup } });
  const heard: string[] = [];
  actor.on("TurnTaken", ({ player, to }) => void heard.push(`${player} on ${to}`));
  actor.start().send(roll(3));
  actor.send(roll(9));
  expect(heard).toEqual(["Ann on 11"]);
});

describe("who shows the faces", () => {
  const throws = [[1], [2]];
  test("a roll without dice asks the source for the throw at hand", () => {
    const { actor, told } = started({ setup, source: { kind: "scripted", throws } });
    actor.send({ type: "roll" });
    actor.send({ type: "roll" });
    actor.send({ type: "roll" });
    expect(told.slice(1)).toMatchObject([
      { player: "Ann", dice: [1] },
      { player: "Bob", dice: [2] },
      { type: "Refused", refusal: { code: "noDice", values: [2] } },
    ]);
  });
  test("dice that come with the roll are taken where the source cannot show any", () => {
    const { actor, told } = started({ setup, source: { kind: "scripted", throws: [[1]] } });
    actor.send(roll(1));
    actor.send(roll(5));
    expect(told.slice(1)).toMatchObject([{ dice: [1] }, { dice: [5] }]);
  });
  test.for([
    { name: "other faces", dice: [4], code: "otherDice" },
    {
      name: "a list that says it shows what it does not",
      dice: Object.assign([6], { join: () => "1" }),
      code: "otherDice",
    },
    { name: "null, which is not the same as no dice", dice: null, code: "badDice" },
  ])("$name are refused where the source shows faces", ({ dice, code }) => {
    const { actor, told, context } = started({ setup, source: { kind: "scripted", throws } });
    actor.send({ type: "roll", dice: dice as readonly number[] });
    expect(told[1]).toMatchObject({ type: "Refused", refusal: { code } });
    expect(context().state?.throws).toBe(0);
  });
  test("without a source a roll without dice is refused", () => {
    const { actor, told } = started({ setup });
    actor.send({ type: "roll" });
    expect(told[1]).toEqual({ type: "Refused", refusal: { code: "noDice", values: [0] } });
  });
});

describe("troubles that people had", () => {
  // SL-018
  test("the winner, home by a ladder on the highest face, does not roll again", () => {
    const board = { size: 10, jumps: [[6, 10]] };
    const { actor, told, context } = started({ setup: { ...setup, board } });
    actor.send(roll(6));
    actor.send(roll(1));
    expect(told.slice(1)).toMatchObject([
      { from: 0, to: 10, outcome: "home", next: null },
      { type: "Refused", refusal: { code: "over" } },
    ]);
    const state = context().state;
    expect(state && [winner(state), nextPlayer(state), positionOf(state, "Bob")]).toEqual(["Ann", null, 0]);
  });
  // SL-126
  test("a die of one face, always the highest, ends the game by itself", () => {
    const oneFace = { ...setup, board: { size: 6 }, dice: { faces: 1 } };
    const { actor, told, value } = started({
      setup: oneFace,
      source: { kind: "scripted", throws: [[1]], repeat: true },
    });
    for (let turn = 1; turn <= 6; turn += 1) actor.send({ type: "roll" });
    expect(told.slice(1).map((event) => "player" in event && event.player)).toEqual(Array(6).fill("Ann"));
    expect(value()).toBe("over");
  });
  // SL-143, SL-196: one event is one throw; nothing in the machine rolls on its own
  test("an opening that ties for ever takes one throw an event", () => {
    const { actor, context, value } = started({
      setup: { ...setup, rules: { opening: "highestRoll" } },
      source: { kind: "scripted", throws: [[3]], repeat: true },
    });
    for (let turn = 0; turn < 100; turn += 1) actor.send({ type: "roll" });
    expect(context().state?.throws).toBe(100);
    expect(value()).toEqual({ playing: "opening" });
  });
  // SL-109
  test("no impossible face gets into the state, and it costs nobody a turn", () => {
    const { actor, told, context } = started({ setup });
    const faces = ["6", 0, 7, -1, 2.5, Number.NaN, Infinity, 1e21, -0, null, undefined, true, [3], 6n];
    for (const face of [...faces, { valueOf: () => 3 }]) {
      actor.send({ type: "roll", dice: [face] as readonly number[] });
    }
    expect(told.slice(1)).toEqual(told.slice(1).filter(({ type }) => type === "Refused"));
    expect(told).toHaveLength(1 + faces.length + 1);
    actor.send(roll(2));
    expect(told.at(-1)).toMatchObject({ player: "Ann", from: 0, to: 2 });
    expect(context().state?.throws).toBe(1);
  });
  // SL-194
  test("two actors share nothing, and to make or start one rolls no die", () => {
    const first = started({ setup });
    const second = started({ setup });
    second.actor.send(roll(3));
    expect(first.context().state?.positions).toEqual([0, 0]);
    expect(second.context().state?.positions).toEqual([11, 0]);
    expect(first.told.map(({ type }) => type)).toEqual(["GameStarted"]);
  });
  // SL-193
  test("to ask whether a roll is possible uses up nothing", () => {
    const source = { kind: "seeded", algorithm: "sha256-counter/1", seed: "7" };
    const [asked, unasked] = [started({ setup, source }), started({ setup, source })];
    for (let time = 0; time < 100; time += 1) expect(asked.actor.getSnapshot().can({ type: "roll" })).toBe(true);
    for (const { actor } of [asked, unasked]) actor.send({ type: "roll" });
    expect(asked.told).toEqual(unasked.told);
  });
});
