import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import { gameMachine } from "./game-machine.ts";

const { config } = gameMachine;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** Every value of a machine's config with the keys that lead to it. */
function* parts(value: unknown, path: readonly string[] = []): Generator<readonly [string, unknown]> {
  yield [path.join("."), value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* parts(part, [...path, key]);
}

const named = (key: string) => [...parts(config)].filter(([path]) => path.split(".").at(-1) === key);
const names = (key: string) => new Set(named(key).flatMap(([, value]) => value as string | readonly string[]));

describe("the chart", () => {
  test("has three modes, and playing has its opening and its turns", () => {
    const children = Object.entries(gameMachine.states).map(([name, state]) => [name, Object.keys(state.states)]);
    expect(children).toEqual([
      ["invalid", []],
      ["playing", ["opening", "turns"]],
      ["over", []],
    ]);
  });
  test("has no final state: a new game can follow any other", () => {
    expect(named("type")).toEqual([]);
    for (const state of Object.values(gameMachine.states)) expect(state.ownEvents).toContain("newGame");
  });
  test("holds no function but the factory of the context, so nothing in it is anonymous", () => {
    const functions = [...parts(config)].filter(([, value]) => typeof value === "function");
    expect(functions.map(([path]) => path)).toEqual(["context"]);
  });
  test("names only guards and actions that there are, and uses all of them", () => {
    expect(names("guard")).toEqual(new Set(Object.keys(gameMachine.implementations.guards)));
    expect(names("actions")).toEqual(new Set(Object.keys(gameMachine.implementations.actions)));
  });
  test("goes through JSON and can be made into a machine again; what toJSON gives cannot", () => {
    const chart = JSON.parse(JSON.stringify(config)) as typeof config;
    const { context: _factory, ...literal } = config;
    expect(chart).toEqual(literal);
    const again = createMachine(chart, gameMachine.implementations as never);
    expect(JSON.stringify(again)).toBe(JSON.stringify(gameMachine));
    const fromJson = createActor(createMachine(JSON.parse(JSON.stringify(gameMachine)) as never));
    fromJson.subscribe({ error: () => undefined });
    expect(fromJson.start().getSnapshot().status).toBe("error");
  });
  test("wins by a guarded branch alone: a simulator to which every guard is true does not start in over", () => {
    const toOver = [...parts(config)].filter(([, value]) => hasTarget(value, "over"));
    expect(toOver.map(([path]) => path)).toEqual([
      "states.playing.on.roll.1",
      "states.playing.on.withdraw.1",
      "states.playing.on.abort",
    ]);
    for (const [, value] of toOver) expect(value).toMatchObject({ guard: "endsGame" });
    const { guards, actions } = gameMachine.implementations;
    const simulated = createMachine(JSON.parse(JSON.stringify(config)) as never, {
      guards: Object.fromEntries(Object.keys(guards).map((name) => [name, () => true])),
      actions: Object.fromEntries(Object.keys(actions).map((name) => [name, () => undefined])),
    });
    expect(createActor(simulated).start().getSnapshot().value).toEqual({ playing: "turns" });
  });
});

test("the machine's file imports only xstate and our own rules", () => {
  const from = [...read("game-machine.ts").matchAll(/from "([^"]+)"/g)].map(([, specifier]) => specifier);
  const others = from.filter((specifier) => !(specifier ?? "").startsWith("./"));
  expect(new Set(others)).toEqual(new Set(["@serpentine/core", "xstate"]));
});

test("only the machine's file and the reading of saves know XState", () => {
  for (const file of ["referee.ts", "ruling.ts", "start.ts", "game-events.ts"])
    expect(read(file)).not.toContain('"xstate"');
});

function hasTarget(value: unknown, state: string): boolean {
  return typeof value === "object" && value !== null && "target" in value && value.target === state;
}
