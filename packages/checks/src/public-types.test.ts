import {
  type Command,
  decide,
  type Effect,
  type Game,
  type GameState,
  type Setup,
  type TurnTaken,
} from "@serpentine/core";
import { type GameMachineEvent, type GameMachineInput, gameMachine } from "@serpentine/machine";
import { beforeAll, describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { files, packageNames, read, root, tool } from "./repository.ts";

// What must not compile; the compiler reports an expected error that is missing. Nothing here is run.
export function mustNotCompile(
  game: Game,
  state: GameState,
  turn: TurnTaken,
  input: GameMachineInput,
): readonly unknown[] {
  const board = { size: 20 };
  const players = ["Ann", "Bob"];
  const setups: Setup[] = [
    // @ts-expect-error no board
    { players },
    // @ts-expect-error no players
    { board },
    // @ts-expect-error a misspelt key
    { board, players, rule: {} },
    // @ts-expect-error a player is a name, or an object with one
    { board, players: ["Ann", 2] },
    // @ts-expect-error a misspelt key of a player
    { board, players: [{ name: "Ann", colour: "#000000" }] },
    // @ts-expect-error a misspelt key of the board
    { board: { size: 20, ladder: [] }, players },
    // @ts-expect-error a size is a number
    { board: { size: "20" }, players },
    // @ts-expect-error a jump has two ends
    { board: { size: 20, jumps: [[3]] }, players },
    // @ts-expect-error tokens start on 0 or on 1
    { board: { size: 20, start: 2 }, players },
    // @ts-expect-error no such effect
    { board: { size: 20, squares: { "5": { wait: 1 } } }, players },
    // @ts-expect-error a misspelt key of the dice
    { board, players, dice: { face: 6 } },
    // @ts-expect-error no such family of rules
    { board, players, rules: { endings: "exact" } },
    // @ts-expect-error no such ending
    { board, players, rules: { ending: "circle" } },
    // @ts-expect-error every object has a constructor; it is no rule
    { board, players, rules: { ending: "constructor" } },
    // @ts-expect-error a word of another family
    { board, players, rules: { jumping: "highest" } },
    // @ts-expect-error this word takes rolls
    { board, players, rules: { again: "rolls" } },
    // @ts-expect-error rolls are numbers
    { board, players, rules: { again: { rolls: ["6"] } } },
    // @ts-expect-error no such penalty
    { board, players, rules: { streak: { limit: 3, penalty: "jail" } } },
    // @ts-expect-error a limit has a penalty
    { board, players, rules: { streak: { limit: 3 } } },
  ];
  const commands: Command[] = [
    // @ts-expect-error no such command
    { type: "move" },
    // @ts-expect-error a roll shows faces
    { type: "roll" },
    // @ts-expect-error faces are a list
    { type: "roll", dice: 3 },
    // @ts-expect-error somebody withdraws
    { type: "withdraw" },
    // @ts-expect-error a player is called by name
    { type: "withdraw", player: 0 },
    // @ts-expect-error a misspelt key
    { type: "abort", reasons: "rain" },
  ];
  const events: GameMachineEvent[] = [
    // @ts-expect-error no such event
    { type: "ROLL" },
    // @ts-expect-error faces are numbers
    { type: "roll", dice: ["3"] },
    // @ts-expect-error a misspelt key
    { type: "roll", faces: [3] },
    // @ts-expect-error a player is called by name
    { type: "withdraw", player: { name: "Ann" } },
    // @ts-expect-error a new game has a setup
    { type: "newGame" },
  ];
  // @ts-expect-error an effect is one thing, and again is true or nothing
  const effect: Effect = { again: false };
  // @ts-expect-error a machine is made with a setup
  const actor = createActor(gameMachine, { input: { source: { kind: "external" } } });
  // @ts-expect-error the machine takes events of its own only
  createActor(gameMachine, { input }).send({ type: "rol" });
  // @ts-expect-error a game is not written into
  game.players.push({ name: "Cy" });
  // @ts-expect-error a state is not written into
  state.positions[0] = 99;
  // @ts-expect-error a turn is not written into
  turn.to = 99;
  // @ts-expect-error a decision may be a refusal: ask before reading the event
  const { event } = decide(game, state, { type: "abort" });
  return [setups, commands, events, effect, actor, event];
}

test("what must not compile stands beside what does", () => {
  const setup: Setup = {
    board: { size: 20, jumps: [[3, 11], { from: 17, to: 5, color: "#D55E00" }], squares: { "5": { skip: 1 } } },
    players: ["Ann", { name: "Bob", color: "#0072B2" }],
    dice: { faces: 8 },
    rules: { ending: "bounce", again: { rolls: [1, 8] }, streak: { limit: 3, penalty: "void" } },
  };
  const actor = createActor(gameMachine, { input: { setup } }).start();
  actor.send({ type: "roll", dice: [3] });
  expect(actor.getSnapshot().context.state?.positions).toEqual([11, 0]);
});

const published = packageNames.filter((name) => name !== "checks");
/** What the packages are made of: no tests, and no helpers of tests that are not packed. */
const sources = files.filter((path) => {
  const [, name = ""] = path.split("/");
  if (!published.includes(name) || !/^packages\/[^/]+\/src\/.*(?<!\.test|\.test-d)\.ts$/.test(path)) return false;
  // Nobody imports the inspector's page.
  return !/^packages\/(cli\/src\/testing|inspector\/src\/(browser|page))\//.test(path);
});

/** What a file declares, without its comments and texts. */
function declared(source: string): string {
  const path = source.replace("/src/", "/dist/").replace(/\.ts$/, ".d.ts");
  return read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"/gm, "");
}

describe("no type that is published says any", () => {
  beforeAll(() => {
    const { code, output } = tool("tsc", ["-b", ...published.map((name) => `packages/${name}`)], root);
    if (code !== 0) throw new Error(output);
  });
  test("every file of every package is looked through", () => {
    expect(new Set(sources.map((path) => path.split("/")[1]))).toEqual(new Set(published));
    for (const source of sources) expect(declared(source)).toMatch(/\b(export|declare|import)\b/);
  });
  test.each(published)("%s", (name) => {
    const ours = sources.filter((path) => path.startsWith(`packages/${name}/`));
    expect(ours.filter((path) => /\bany\b/.test(declared(path)))).toEqual([]);
  });
});
