import { gameMachine } from "@serpentine/machine";
import { chartOf, statesOf, toMermaid } from "@serpentine/machine/chart";
import { expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import { read } from "./repository.ts";

const mermaid = toMermaid(chartOf(gameMachine.config));

// Stale? `npm run docs` writes them anew.
test("docs/machine/game.machine.json is the machine's config", () => {
  const expected = `${JSON.stringify(gameMachine.config, undefined, 2)}\n`;
  expect(read("docs/machine/game.machine.json")).toBe(expected);
});

test("docs/machine/game.mmd and the README show the chart as it is", () => {
  expect(read("docs/machine/game.mmd")).toBe(mermaid);
  expect(read("README.md")).toContain(`\`\`\`mermaid\n${mermaid}\`\`\``);
});

test("the JSON makes a machine that can be walked through every state", () => {
  const answers: Record<string, boolean> = {};
  const guard = (name: string) => () => answers[name] ?? false;
  const names = ["isChecked", "isBegun", "goesOn", "endsGame", "startsGame", "isUnknown", "wasRefused"];
  const imported = createMachine(JSON.parse(read("docs/machine/game.machine.json"))).provide({
    guards: Object.fromEntries(names.map((name) => [name, guard(name)])),
    actions: Object.fromEntries(["announce", "record", "abandon", "tell"].map((name) => [name, () => undefined])),
  });
  const actor = createActor(imported).start();
  const visited = [actor.getSnapshot().value];
  const step = (type: string, ...yes: readonly string[]) => {
    for (const name of names) answers[name] = yes.includes(name);
    actor.send({ type });
    visited.push(actor.getSnapshot().value);
  };
  step("newGame", "startsGame");
  step("roll", "goesOn", "isBegun");
  step("roll", "goesOn");
  step("roll", "endsGame");
  step("newGame", "startsGame", "isBegun");
  step("abort", "endsGame");
  expect(visited).toEqual([
    "invalid",
    { playing: "opening" },
    { playing: "turns" },
    { playing: "turns" },
    "over",
    { playing: "turns" },
    "over",
  ]);
});

test("the chart has no anonymous function, and no state beyond the three and the opening", () => {
  const states = statesOf(chartOf(gameMachine.config));
  expect(states.map(({ path }) => path)).toEqual([
    "",
    "invalid",
    "playing",
    "playing.opening",
    "playing.turns",
    "over",
  ]);
  const names = states.flatMap(({ arrows }) => arrows.flatMap(({ guard, actions }) => [guard ?? "none", ...actions]));
  expect(names).not.toContain("(anonymous)");
  expect(
    JSON.parse(
      JSON.stringify(gameMachine.config, (_key, value) => (typeof value === "function" ? "a function" : value)),
    ),
  ).toMatchObject({
    context: "a function",
  });
});
