import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { createActor } from "xstate";
import { gameMachine } from "./game-machine.ts";

interface Immer {
  readonly setAutoFreeze: (on: boolean) => void;
  readonly produce: <Base>(base: Base, recipe: (draft: Base) => void) => Base;
}

/** The very module that core runs on: a host that has immer, too, has this one. */
async function immerOfCore(): Promise<Immer> {
  const fromCore = createRequire(new URL("../../core/package.json", import.meta.url));
  const file = join(dirname(fromCore.resolve("immer/package.json")), "dist/immer.mjs");
  return (await import(pathToFileURL(file).href)) as Immer;
}

afterEach(async () => (await immerOfCore()).setAutoFreeze(true));

test("a host that switches immer's freezing off for itself does not switch it off for a game", async () => {
  const immer = await immerOfCore();
  immer.setAutoFreeze(false);
  expect(Object.isFrozen(immer.produce({ at: 0 }, (draft) => void (draft.at = 1)))).toBe(false);
  const setup = { board: { size: 6 }, players: ["Ann", "Bob"], rules: { opening: "highestRoll" } };
  const actor = createActor(gameMachine, { input: { setup } }).start();
  for (const face of [1, 2, 3, 4, 3]) {
    actor.send({ type: "roll", dice: [face] });
    const { state } = actor.getSnapshot().context;
    expect([state, state?.positions, state?.players].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
  }
});
