import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted } from "./game-events.ts";
import { gameMachine } from "./game-machine.ts";

const setup = { board: { size: 6 }, players: ["Ann", "Bob"] };
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

// SL-195
test("a setup that is not valid makes a machine that names every problem and takes no command", () => {
  const { actor, told, now } = started(bad);
  expect(now().value).toBe("invalid");
  expect(now().context).toMatchObject({ game: null, state: null, source: { kind: "external" } });
  expect(now().context.problems.map(({ path }) => path.join("."))).toEqual(["board.size", "players"]);
  const { context } = now();
  for (const event of [roll(1), { type: "withdraw", player: "Ann" }, { type: "abort" }] as const) {
    expect(now().can(event)).toBe(false);
    actor.send(event);
    const { problems } = context;
    expect(told.at(-1)).toEqual({ type: "Refused", refusal: { code: "badSetup", values: [], problems } });
  }
  expect(now().context).toBe(context);
});

test("a second setup that is not valid: the new problems are the ones to look at", () => {
  const { actor, told, now } = started(bad);
  actor.send(newGame({ ...setup, players: ["Ann", "Ann"] }, { kind: "loaded" }));
  expect(types(told)).toEqual(["Refused"]);
  expect(now().context.problems.map(({ code }) => code)).toEqual(["repeatedName", "unknownKind"]);
  expect(now().value).toBe("invalid");
  actor.send(newGame(setup));
  expect(types(told)).toEqual(["Refused", "GameStarted"]);
  expect(now().value).toEqual({ playing: "turns" });
  expect(now().context.problems).toEqual([]);
});
