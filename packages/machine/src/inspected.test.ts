import { expect, test } from "vitest";
import { createActor, type InspectionEvent } from "xstate";
import type { GameMachineEmitted } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

// An inspector is shown each step while it happens: it is the one onlooker between a guard and what follows from it.
const ROLL = { type: "roll" } as const;
const setup = { board: { size: 20 }, players: ["Ann", "Bob"] };
const source = { kind: "scripted", throws: [[1], [2], [3], [4]] };
const roll = (face: number) => ({ type: "roll", dice: [face] }) as const;

function started(inspect?: (step: InspectionEvent) => void) {
  const told: GameMachineEmitted[] = [];
  const actor = createActor(gameMachine, { input: { setup, source }, ...(inspect === undefined ? {} : { inspect }) });
  actor.on("*", (event) => void told.push(event));
  return { actor: actor.start(), told };
}

test.for([roll(9), roll(2), ROLL, { type: "abort" } as const])(
  "to ask after %j in every step of a game changes nothing of what is told",
  (asked) => {
    const inspected = started((step) => {
      if (step.type === "@xstate.microstep" && "can" in step.snapshot) (step.snapshot as typeof before).can(asked);
    });
    const before = inspected.actor.getSnapshot();
    const alone = started();
    const abort = { type: "abort" } as const;
    for (const event of [roll(9), ROLL, asked, roll(2), ROLL, ROLL, abort, asked, ROLL]) {
      inspected.actor.send(event);
      alone.actor.send(event);
    }
    expect(inspected.told).toEqual(alone.told);
    expect(inspected.actor.getSnapshot().context).toEqual(alone.actor.getSnapshot().context);
  },
);

test("to change an event in the middle of its step changes nothing either", () => {
  const event = { type: "newGame", setup: { ...setup, players: ["Cy"] } };
  let inStep = false;
  const { actor, told } = started((step) => {
    if (!inStep || step.type !== "@xstate.action") return;
    event.setup = { ...setup, players: [] };
    actor.getSnapshot().can(event as never);
  });
  inStep = true;
  actor.send(event as never);
  expect(told.slice(1)).toMatchObject([
    { type: "GameAborted" },
    { type: "GameStarted", setup: { players: [{ name: "Cy" }] } },
  ]);
  expect(actor.getSnapshot().context.state?.players).toEqual(["Cy"]);
});

test("to play along on another actor of the same machine disturbs neither", () => {
  const shadow = started();
  const { actor, told } = started(({ type }) => {
    if (type === "@xstate.microstep") shadow.actor.send(ROLL);
  });
  for (let time = 0; time < 5; time += 1) actor.send(ROLL);
  const types = ["GameStarted", "TurnTaken", "TurnTaken", "TurnTaken", "TurnTaken", "Refused"];
  expect(told.map(({ type }) => type)).toEqual(types);
  expect(shadow.told.map(({ type }) => type).slice(0, 6)).toEqual(types);
});

test("nor does it while neither has a valid setup", () => {
  const bad = { type: "newGame", setup: {} } as const;
  const shadow = createActor(gameMachine).start();
  const told: GameMachineEmitted[] = [];
  const actor = createActor(gameMachine, {
    inspect: ({ type }) => {
      if (type === "@xstate.microstep") shadow.send(bad);
    },
  });
  actor.on("*", (event) => void told.push(event));
  actor.start().send(bad);
  expect(told.map(({ type }) => type)).toEqual(["Refused"]);
});

test("a refusal is one step that did nothing and one that tells of it; whatever is taken is one step", () => {
  let steps = 0;
  const { actor } = started((step) => {
    if (step.type === "@xstate.microstep") steps += 1;
  });
  const stepsOf = (event: Parameters<typeof actor.send>[0]) => {
    steps = 0;
    actor.send(event);
    return steps;
  };
  expect(stepsOf(roll(9))).toBe(2);
  expect(stepsOf({ type: "unheardOf" } as never)).toBe(2);
  expect(stepsOf(ROLL)).toBe(1);
  expect(stepsOf({ type: "abort" })).toBe(1);
});
