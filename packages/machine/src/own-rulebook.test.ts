import { extendRulebook, standardRulebook } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { GameMachineEmitted } from "./game-events.ts";
import { createGameMachine, gameMachine } from "./game-machine.ts";

/** A roll past home goes back half of what is left over, rounded down. */
function half(from: number, by: number, size: number): number {
  const past = from + by - size;
  return past > 0 ? size - Math.floor(past / 2) : from + by;
}

const rulebook = extendRulebook(standardRulebook, { ending: { half } });
const setup = { board: { size: 10, jumps: [[8, 2]] }, players: ["Ann", "Bob"], rules: { ending: "half" } };

function played(machine: typeof gameMachine, asked: unknown, faces: readonly number[]) {
  const actor = createActor(machine, { input: { setup: asked } });
  const told: GameMachineEmitted[] = [];
  actor.on("*", (event) => void told.push(event));
  actor.start();
  for (const face of faces) actor.send({ type: "roll", dice: [face] });
  return { told, snapshot: actor.getSnapshot() };
}

describe("a fourth ending", () => {
  const machine = createGameMachine(rulebook);
  test("is played by a machine of a rulebook that has it", () => {
    const { told, snapshot } = played(machine, setup, [6, 5, 6, 1, 3, 4]);
    expect(told.slice(1)).toMatchObject([
      { player: "Ann", from: 0, to: 6 },
      { player: "Bob", from: 0, to: 5 },
      { player: "Ann", from: 6, path: [9], to: 9 },
      { player: "Bob", from: 5, to: 6 },
      { player: "Ann", from: 9, path: [9], to: 9, outcome: "move" },
      { player: "Bob", from: 6, path: [10], to: 10, outcome: "home" },
    ]);
    expect(snapshot.value).toBe("over");
  });
  test("comes with a game that was checked with it, so such a game as input needs no more", () => {
    const { snapshot } = played(machine, setup, []);
    const again = played(machine, snapshot.context.game, [6, 5, 6]);
    expect(again.snapshot.context.state?.positions).toEqual([9, 5]);
  });
  test("is no word of the standard machine, and leaves that as it is", () => {
    const { told, snapshot } = played(gameMachine, setup, [6]);
    expect(snapshot.context.problems).toMatchObject([{ code: "unknownRule", path: ["rules", "ending"] }]);
    expect(told).toMatchObject([{ type: "Refused", refusal: { code: "badSetup" } }]);
  });
});

test.for([
  {
    name: "throws",
    rule: () => {
      throw new Error("out of ideas");
    },
  },
  { name: "answers a square that is not on the board", rule: () => 11 },
  { name: "answers no square at all", rule: () => "home" as never },
])("a rule that $name is a refusal in words, and the game waits", ({ rule }) => {
  const machine = createGameMachine(extendRulebook(standardRulebook, { ending: { half: rule } }));
  const { told, snapshot } = played(machine, setup, [6, 5]);
  expect(told.slice(1)).toMatchObject([{ refusal: { code: "ruleFailed" } }, { refusal: { code: "ruleFailed" } }]);
  expect(snapshot).toMatchObject({ status: "active", value: { playing: "turns" }, context: { state: { throws: 0 } } });
});

test("an opening rule that throws is a problem of the setup; the machine waits in invalid", () => {
  const machine = createGameMachine(extendRulebook(standardRulebook, { opening: { odd: throwBoom } }));
  const asked = { board: { size: 9 }, players: ["Ann"], rules: { opening: "odd" } };
  const { status, value, context } = createActor(machine, { input: { setup: asked } })
    .start()
    .getSnapshot();
  expect([status, value]).toEqual(["active", "invalid"]);
  expect(context.problems).toMatchObject([{ code: "ruleFailed", path: ["rules", "opening"] }]);
});

test("so is one that throws only when it is asked again", () => {
  let asked = 0;
  const fickle = () => (asked++ === 0 ? { starts: 0 } : throwBoom());
  const machine = createGameMachine(extendRulebook(standardRulebook, { opening: { odd: fickle } }));
  const input = { setup: { board: { size: 9 }, players: ["Ann"], rules: { opening: "odd" } } };
  const { status, value, context } = createActor(machine, { input }).start().getSnapshot();
  expect([status, value]).toEqual(["active", "invalid"]);
  expect(context.problems).toMatchObject([{ code: "ruleFailed", path: ["rules", "opening"], values: ['"boom"'] }]);
});

function throwBoom(): never {
  throw new Error("boom");
}
