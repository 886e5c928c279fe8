import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { problemsOf } from "../testing/problems-of.ts";
import { problemText } from "./problem-text.ts";
import { Setup } from "./setup.ts";

const valid = { board: { size: 20 }, players: ["Ann"] };
const wrong = {
  board: {
    size: 20,
    jumps: [
      [3, 11],
      [11, 5],
    ],
  },
  players: ["Ann", "Ann"],
  rules: { again: "always" },
};

/** Where an issue of the Standard Schema says that it is. */
function placesOf(result: Awaited<ReturnType<(typeof Setup)["~standard"]["validate"]>>) {
  return result.issues?.map(({ message, path }) => [
    message,
    path?.map((step) => (typeof step === "object" ? step.key : step)),
  ]);
}

describe("a Standard Schema", () => {
  const standard = Setup["~standard"];

  test("says so", () => {
    expect(standard.version).toBe(1);
  });

  test("gives the game of a valid setup", async () => {
    const result = await standard.validate(valid);
    expect(result).toEqual({ typed: true, value: gameOf(valid) });
  });

  test("gives every problem as an issue at its path", async () => {
    expect(placesOf(await standard.validate(wrong))).toEqual([
      ["the name Ann is there already, in place 1", ["players", 1]],
      ["always is no rule for again; there are never, highest, doubles and { rolls }", ["rules", "again"]],
      ["the jump 3→11 ends where the jump 11→5 starts", ["board", "jumps", 0]],
    ]);
  });

  test("gives an issue without a path for what is no setup at all", async () => {
    expect(placesOf(await standard.validate(null))).toEqual([["an object is wanted, not null", undefined]]);
    expect(placesOf(await standard.validate(undefined))).toEqual([["an object is wanted, not undefined", undefined]]);
  });
});

describe("a schema of valibot", () => {
  test("parses to the game", () => {
    expect(v.parse(Setup, valid)).toEqual(gameOf(valid));
    expect(v.is(Setup, valid)).toBe(true);
  });

  test("fails with the problems' texts and paths", () => {
    const { success, issues } = v.safeParse(Setup, wrong);
    expect(success).toBe(false);
    const texts = problemsOf(wrong).map((one) => problemText({ ...one, path: [] }));
    expect(issues?.map(({ message }) => message)).toEqual(texts);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(["players.1", "rules.again", "board.jumps.0"]);
  });
});
