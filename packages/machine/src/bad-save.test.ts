import { type GameState, problemText } from "@serpentine/core";
import { gameOf, playedGame } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { gameMachine } from "./game-machine.ts";
import { readSnapshot, snapshotOf } from "./snapshot.ts";

interface Save {
  value: unknown;
  context: { game: Record<string, unknown>; source: unknown; state: Record<string, unknown> };
  [part: string]: unknown;
}

const setup = { board: { size: 100 }, players: ["P1", "P2"] };
const { game, state } = playedGame(setup, [[5], [5]]);
const external = { kind: "external" } as const;
const fresh = (): Save => JSON.parse(JSON.stringify(snapshotOf(game, external, state))) as Save;

/** Where the problems of a save are that was changed in one way. */
function problemsAfter(change: (save: Save) => void): readonly string[] {
  const save = fresh();
  change(save);
  const found = readSnapshot(save);
  return found.ok ? [] : found.problems.map(({ path }) => path.join("."));
}

function problemsWithout(field: string): readonly string[] {
  const save = fresh();
  Reflect.deleteProperty(save.context.state, field);
  const found = readSnapshot(save);
  return found.ok ? [] : found.problems.map(problemText);
}

test("a save as it was made is taken", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
  expect(readSnapshot(fresh())).toMatchObject({ ok: true, snapshot: { value: { playing: "turns" } } });
});

describe("a save is refused, and the place named, when it holds", () => {
  // SL-181
  test.for([
    { name: "a square past the end", change: { positions: [102, 5] }, at: ["positions.0"] },
    { name: "too few squares", change: { positions: [5] }, at: ["positions"] },
    { name: "a square before the start", change: { positions: [-1, 5] }, at: ["positions.0"] },
    { name: "a square that is no whole number", change: { positions: [5.5, 5] }, at: ["positions.0"] },
    { name: "somebody's go who does not play", change: { next: 8 }, at: ["next"] },
    { name: "a player of another name", change: { players: ["P1", "P9"] }, at: ["players"] },
    { name: "a player home whom the ranking forgets", change: { positions: [100, 5] }, at: ["positions.0"] },
    { name: "nobody's go", change: { next: null }, at: ["next"] },
    { name: "the go of one who left", change: { withdrawn: [0] }, at: ["next"] },
    { name: "throws that are text", change: { throws: "2" }, at: ["throws"] },
    { name: "a field that is not the state's", change: { speed: 9 }, at: ["speed"] },
    { name: "two wrong fields", change: { positions: [102, 5], streak: -1 }, at: ["streak", "positions.0"] },
  ])("$name", ({ change, at }) => {
    const places = problemsAfter(({ context }) => Object.assign(context.state, change));
    expect(places).toEqual(at.map((place) => `context.state.${place}`));
  });
  // SL-181
  test.for(Object.keys(state))("no %s, as an older save may", (field) => {
    expect(problemsWithout(field)).toContain(`context.state: ${field} is missing`);
  });
  // SL-190
  test.for(["rolling", "over", "invalid", "playing", { playing: "opening" }, {}, null, undefined, 5])(
    "the mode %j",
    (value) => {
      expect(problemsAfter((save) => void (save.value = value))).toEqual(["value"]);
    },
  );
  // SL-191
  test("a state of another board", () => {
    const there = playedGame({ board: { size: 100, jumps: [[2, 90]] }, players: ["P1", "P2"] }, [[2]]).state;
    expect(
      problemsAfter(({ context }) =>
        Object.assign(context, { game: gameOf({ ...setup, board: { size: 64 } }), state: there }),
      ),
    ).toEqual(["context.state.positions.0"]);
  });
  test.for([
    { name: "a source that there is not", change: { source: { kind: "loaded" } }, at: ["context.source.kind"] },
    { name: "no game", change: { game: null }, at: ["context.game"] },
    { name: "no state", change: { state: null }, at: ["context.state"] },
    {
      name: "a wrong source and a wrong state",
      change: { source: 1, state: 1 },
      at: ["context.source", "context.state"],
    },
  ])("$name", ({ change, at }) => {
    expect(problemsAfter(({ context }) => Object.assign(context, change))).toEqual(at);
  });
  test("no context at all, or is none", () => {
    for (const save of [undefined, null, 5, "save", [], {}, { context: null }]) {
      expect(readSnapshot(save)).toMatchObject({ ok: false, problems: [{ path: ["context", "game"] }] });
    }
  });
  test("what an invalid machine saved: there is no game to go on with", () => {
    const save = createActor(gameMachine).start().getPersistedSnapshot();
    expect(readSnapshot(save)).toMatchObject({
      ok: false,
      problems: [{ path: ["context", "game"], code: "notAnObject" }],
    });
  });
});

test("snapshotOf says in one error all that does not belong together: that is a slip in a program", () => {
  const wrong = { ...state, positions: [102, 5] } as GameState;
  expect(() => snapshotOf(game, { kind: "loaded" } as never, wrong)).toThrow(TypeError);
  expect(() => snapshotOf(game, { kind: "loaded" } as never, wrong)).toThrow(
    /source\.kind: .*; state\.positions\[0\]: /,
  );
});
