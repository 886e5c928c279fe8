import { describe, expect, test } from "vitest";
import { extendRulebook, standardRulebook } from "../rules/rulebook.ts";
import type { TurnTaken } from "../vocabulary/vocabulary.ts";
import type { Unexpected } from "./expected.ts";
import { given, givenUnder } from "./given.ts";
import { turnTaken } from "./turn-taken.ts";

const setup = { board: { size: 20 }, players: ["Ann", "Bob"] };
const move = turnTaken("Ann", [3], { from: 0, path: [3], to: 3, outcome: "move", next: "Bob" });
const snake = { ...move, path: [3, 1], to: 1, outcome: "snake" } as const;

test("given events, when a command, then events", () => {
  const story = given(setup, move)
    .when({ type: "roll", dice: [4] })
    .then(turnTaken("Bob", [4], { from: 0, path: [4], to: 4, outcome: "move", next: "Ann" }))
    .when({ type: "roll", dice: [7] })
    .refused("badDice");
  expect(story.state).toMatchObject({ positions: [3, 4], next: 0, throws: 2 });
});

describe("an expectation that fails", () => {
  test("is what test runners know, with both sides", () => {
    const failed = failure(() => given(setup).whenRolled(3).then(snake));
    expect(failed).toMatchObject({
      name: "AssertionError",
      code: "ERR_ASSERTION",
      showDiff: true,
      actual: [move],
      expected: [snake],
    });
  });

  test("shows the lines that differ", () => {
    expect(failure(() => given(setup).whenRolled(3).then(snake)).message).toBe(`other events came of it
- expected
+ came
  [
    {
      "dice": [3],
      "from": 0,
      "next": "Bob",
-     "outcome": "snake",
-     "path": [3, 1],
+     "outcome": "move",
+     "path": [3],
      "player": "Ann",
      "roll": 3,
-     "to": 1,
+     "to": 3,
      "type": "TurnTaken"
    }
  ]`);
  });

  test("says why no event came", () => {
    const { message } = failure(() => given(setup).whenRolled(7).then(move));
    expect(message).toContain("it was refused: one die showing 1 to 6 is wanted, not [7]\n");
  });

  test("says what came instead of a refusal, and which refusal", () => {
    const came = failure(() => given(setup).whenRolled(3).refused("over"));
    expect(came).toMatchObject({ actual: move, expected: "over" });
    expect(came.message).toMatch(/^it was not refused\n/);
    const other = failure(() => given(setup).whenRolled(7).refused("over"));
    expect(other).toMatchObject({ actual: "badDice", expected: "over" });
    expect(other.message).toBe('refused as another\n- expected\n+ came\n- "over"\n+ "badDice"');
  });

  test.for([
    ["an event too few", []],
    ["an event too many", [move, move]],
    ["an absent key that should be there", [{ ...move, factor: 2 }]],
    ["undefined for an absent key", [{ ...move, factor: undefined }]],
    ["-0", [{ ...move, from: -0 }]],
  ] as const)("is %s", ([, events]) => {
    const expected = events as readonly unknown[] as readonly TurnTaken[];
    expect(() =>
      given(setup)
        .whenRolled(3)
        .then(...expected),
    ).toThrow("other events came of it");
  });
});

describe("where", () => {
  test("sets fields of the state", () => {
    const { state } = given(setup).where({ positions: [5, 7], next: 1 });
    expect(state).toMatchObject({ positions: [5, 7], next: 1, throws: 0 });
  });
  test("refuses what cannot be", () => {
    expect(() => given(setup).where({ positions: [21, 7] })).toThrow(
      new TypeError("no such state: positions[0]: a whole number from 0 to 20 is wanted, not 21"),
    );
  });
});

test("a setup that is not valid throws, with what is wrong", () => {
  expect(() => given({ board: { size: 1 }, players: [] })).toThrow(
    new TypeError(
      "the setup is not valid:\n- board.size: a whole number from 2 is wanted, not 1\n- players: at least 1 is wanted, there are 0",
    ),
  );
});

test("a rulebook of one's own may be given", () => {
  const rulebook = extendRulebook(standardRulebook, { ending: { here: (from: number) => from } });
  givenUnder(rulebook, { ...setup, rules: { ending: "here" } }, move)
    .whenRolled(4)
    .then(turnTaken("Bob", [4], { from: 0, path: [0], to: 0, outcome: "move", next: "Ann" }));
});

function failure(run: () => unknown): Unexpected {
  try {
    run();
  } catch (error) {
    return error as Unexpected;
  }
  throw new Error("it did not fail");
}
