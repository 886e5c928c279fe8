import { describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

// A user interface may keep one object for each button. It is sent again and again, to several actors, and asked about
// in between; nothing of one time may be left in the next.
const ROLL = { type: "roll" } as const;
const setup = { board: { size: 20 }, players: ["Ann", "Bob"] };
const source = { kind: "scripted", throws: [[1], [2], [3], [4]] };
const roll = (...dice: readonly number[]) => ({ type: "roll", dice }) as const;

function idle(asked: unknown = setup) {
  const actor = createActor(gameMachine, { input: { setup: asked, source } });
  const told: GameMachineEmitted[] = [];
  actor.on("*", (event) => void told.push(event));
  return { actor, told };
}

const facesIn = (told: readonly GameMachineEmitted[]) =>
  told.map((event) =>
    event.type === "TurnTaken" ? event.dice[0] : event.type === "Refused" ? event.refusal.code : event.type,
  );
const whole = ["GameStarted", 1, 2, 3, 4, "noDice"];

test("one object sent again and again is a new roll each time, and refused once the script is used up", () => {
  const { actor, told } = idle();
  actor.start();
  for (let time = 0; time < 5; time += 1) {
    expect(actor.getSnapshot().can(ROLL)).toBe(time < 4);
    actor.send(ROLL);
  }
  expect(facesIn(told)).toEqual(whole);
});

test("one object sent to two actors of one machine in turn", () => {
  const [one, other] = [idle(), idle()];
  for (const { actor } of [one, other]) actor.start();
  for (let time = 0; time < 5; time += 1) {
    for (const { actor } of [one, other]) actor.send(ROLL);
    expect(one.actor.getSnapshot().can(ROLL)).toBe(time < 3);
  }
  expect(facesIn(one.told)).toEqual(whole);
  expect(facesIn(other.told)).toEqual(whole);
});

test("one object that wins, and is refused when it comes again", () => {
  const { actor, told } = idle({ ...setup, board: { size: 2 } });
  actor.start();
  const two = roll(1);
  for (const event of [two, roll(2), two]) actor.send(event);
  expect(facesIn(told)).toEqual(["GameStarted", 1, 2, "over"]);
});

test.for([
  {
    name: "after it was asked about",
    before: (actor: ReturnType<typeof idle>["actor"], event: object) => void actor.getSnapshot().can(event as never),
  },
  {
    name: "after it was refused",
    before: (actor: ReturnType<typeof idle>["actor"], event: object) => actor.send(event as never),
  },
])("an object that is changed $name is taken as it is when it is sent", ({ before }) => {
  const actor = createActor(gameMachine, { input: { setup } }).start();
  const states = () => actor.getSnapshot().context.state;
  const event = { type: "roll", dice: [7] };
  before(actor, event);
  event.dice = [3];
  actor.send(event as never);
  expect(states()?.positions).toEqual([3, 0]);
  const leaving = { type: "withdraw", player: "Nobody" };
  before(actor, leaving);
  leaving.player = "Bob";
  actor.send(leaving as never);
  expect(states()?.withdrawn).toEqual([1]);
  const stopping: { type: "abort"; reason: unknown } = { type: "abort", reason: 5 };
  before(actor, stopping);
  stopping.reason = "rain";
  actor.send(stopping as never);
  expect(states()?.aborted).toBe(true);
  const again = { type: "newGame", setup: { ...setup, players: [] as string[] } } as const;
  before(actor, again);
  again.setup.players.push("Cy");
  actor.send(again);
  expect(states()?.players).toEqual(["Cy"]);
});

describe("a listener that is told", () => {
  test("may ask and send at once: what it sends comes after", () => {
    const { actor, told } = idle();
    const could: boolean[] = [];
    actor.on("TurnTaken", () => {
      could.push(actor.getSnapshot().can(ROLL), actor.getSnapshot().can(roll(9)));
      actor.send(ROLL);
    });
    actor.start().send(ROLL);
    expect(facesIn(told)).toEqual(whole);
    // It hears when the step is over, so the fourth and last throw of the script is gone when it is told.
    expect(could).toEqual([true, false, true, false, true, false, false, false]);
  });
  test("may send to another actor of the same machine, which is done first", () => {
    const [one, other] = [idle(), idle()];
    one.actor.on("*", () => other.actor.send(ROLL));
    other.actor.on("*", () => void one.actor.getSnapshot().can(roll(9)));
    for (const { actor } of [other, one]) actor.start();
    for (let time = 0; time < 5; time += 1) one.actor.send(ROLL);
    expect(facesIn(one.told)).toEqual(whole);
    expect(facesIn(other.told)).toEqual([...whole, "noDice"]);
  });
  test("of the abort that a new game brings may ask, and the new game is the one that was asked for", () => {
    const { actor, told } = idle();
    const again = { type: "newGame", setup: { ...setup, players: ["Cy"] } };
    actor.on("GameAborted", () => {
      again.setup = setup;
      actor.getSnapshot().can(again as never);
    });
    actor.start().send(again as never);
    expect(told.at(-1)).toMatchObject({ type: "GameStarted", setup: { players: [{ name: "Cy" }] } });
    expect(actor.getSnapshot().context.state?.players).toEqual(["Cy"]);
  });
  test("and throws loses no event", () => {
    vi.useFakeTimers();
    const { actor, told } = idle();
    actor.on("*", () => {
      throw new Error("in a listener");
    });
    actor.start();
    for (const event of [ROLL, roll(9), ROLL]) actor.send(event);
    // XState throws it again where nobody waits for it.
    told.forEach(() => expect(() => vi.advanceTimersToNextTimer()).toThrow("in a listener"));
    vi.useRealTimers();
    expect(facesIn(told)).toEqual(["GameStarted", 1, "badDice", 2]);
  });
});
