import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";
import { snapshotOf } from "./snapshot.ts";

const setup = { board: { size: 6 }, players: ["Ann", "Bob"] };
const opened = { ...setup, rules: { opening: "highestRoll" } };
const bad = { board: { size: 1 }, players: [] };
const newGame = (asked: unknown, source?: unknown) => ({ type: "newGame", setup: asked, source }) as const;
const roll = (face: number) => ({ type: "roll", dice: [face] }) as const;

function started(asked: unknown) {
  const told: GameMachineEmitted[] = [];
  const actor = createActor(gameMachine, { input: { setup: asked } });
  actor.on("*", (event) => void told.push(event));
  actor.start();
  told.splice(0);
  return { actor, told, now: () => actor.getSnapshot() };
}

const types = (told: readonly GameMachineEmitted[]) => told.map(({ type }) => type);

describe.for([
  { name: "its turns", asked: setup },
  { name: "its opening", asked: opened },
])("a game in $name", ({ asked }) => {
  test("is aborted by a new one, and that is told first", () => {
    const { actor, told, now } = started(asked);
    actor.send(roll(2));
    actor.send(newGame({ ...setup, players: ["Cy"] }, { kind: "scripted", throws: [] }));
    expect(types(told).slice(1)).toEqual(["GameAborted", "GameStarted"]);
    expect(told[1]).toEqual({ type: "GameAborted", reason: "a new game was started" });
    expect(told[2]).toEqual({ type: "GameStarted", setup: now().context.game, source: now().context.source });
    expect(now().value).toEqual({ playing: "turns" });
    expect(now().context).toMatchObject({
      source: { kind: "scripted" },
      state: { players: ["Cy"], throws: 0, positions: [0] },
    });
  });
  test("goes on when the new setup or source is not valid", () => {
    const { actor, told, now } = started(asked);
    actor.send(roll(2));
    const { context } = now();
    for (const event of [newGame(bad), newGame(setup, { kind: "loaded" }), newGame(undefined)]) actor.send(event);
    expect(types(told).slice(1)).toEqual(["Refused", "Refused", "Refused"]);
    expect(told[1]).toMatchObject({
      refusal: { code: "badSetup", problems: [{ code: "notWhole" }, { code: "tooFew" }] },
    });
    expect(told[2]).toMatchObject({ refusal: { problems: [{ path: ["source", "kind"] }] } });
    expect(now().context).toBe(context);
    actor.send(roll(1));
    expect(now().context.state?.throws).toBe(2);
  });
  test("enters the opening of the new one", () => {
    const { actor, now } = started(asked);
    actor.send(newGame(opened));
    expect(now().value).toEqual({ playing: "opening" });
    actor.send(roll(2));
    actor.send(roll(3));
    expect(now().value).toEqual({ playing: "turns" });
    expect(now().context.state?.next).toBe(1);
  });
});

describe("a game that is over", () => {
  // SL-034
  test("is followed by a new one in which nothing of it is left", () => {
    const { actor, told, now } = started(setup);
    actor.send(roll(6));
    expect(now().value).toBe("over");
    actor.send(newGame(setup));
    expect(types(told)).toEqual(["TurnTaken", "GameStarted"]);
    expect(now().context.state).toEqual(started(setup).now().context.state);
    actor.send(roll(2));
    expect(now().context.state?.positions).toEqual([2, 0]);
  });
  // SL-192
  test("refuses late events, whatever they carry, and is not stopped by them", () => {
    const { actor, told, now } = started(setup);
    actor.send(roll(6));
    const { context } = now();
    const circular: { type: "roll"; dice: readonly number[]; self?: unknown } = { type: "roll", dice: [3] };
    circular.self = circular;
    for (const event of [roll(3), circular, { type: "NOPE" } as never, newGame(bad)]) actor.send(event);
    expect(told.slice(1).map((event) => event.type === "Refused" && event.refusal.code)).toEqual([
      "over",
      "over",
      "unknownCommand",
      "badSetup",
    ]);
    expect(now().context).toBe(context);
    expect(now().status).toBe("active");
  });
  test("by an abort says so to later commands", () => {
    const { actor, told, now } = started(opened);
    actor.send({ type: "abort", reason: "rain" });
    actor.send(roll(1));
    expect(now().value).toBe("over");
    expect(told).toMatchObject([
      { type: "GameAborted", reason: "rain" },
      { type: "Refused", refusal: { code: "aborted" } },
    ]);
  });
});

// SL-035
test("a new game after a resumed one begins at the start, and the save is as it was", () => {
  const { actor: played } = started(setup);
  played.send(roll(2));
  const save = JSON.stringify(played.getPersistedSnapshot());
  const { game, source, state } = played.getSnapshot().context;
  if (game === null || state === null) throw new Error("no game");
  const resumed = createActor(gameMachine, { snapshot: snapshotOf(game, source, state) }).start();
  expect(resumed.getSnapshot().context.state?.positions).toEqual([2, 0]);
  resumed.send(newGame(game));
  expect(resumed.getSnapshot().context.state).toMatchObject({ positions: [0, 0], next: 0, throws: 0 });
  expect(JSON.stringify(played.getPersistedSnapshot())).toBe(save);
});

test.for([
  { name: "the last but one leaves", asked: { ...setup, rules: { closing: "lastStanding" } }, value: "over" },
  { name: "one of two leaves", asked: setup, value: { playing: "turns" } },
  { name: "one of two leaves the opening", asked: opened, value: { playing: "turns" } },
  { name: "the only one leaves", asked: { ...setup, players: ["Ann"] }, value: "over" },
])("when $name", ({ asked, value }) => {
  const { actor, told, now } = started(asked);
  actor.send({ type: "withdraw", player: "Ann" });
  expect(types(told)).toEqual(["PlayerWithdrew"]);
  expect(now().value).toEqual(value);
});
