import { readFileSync } from "node:fs";
import { Game, type GameConfig } from "@serpentine/compat";
import { expect, test } from "vitest";

interface Recorded {
  readonly ops: readonly string[];
  readonly args: readonly (readonly unknown[])[];
  readonly out: readonly unknown[];
}

const recorded = readFileSync(new URL("../acceptance/classic.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

test("there are 300 recorded tests of the Game class of source document 000", () => {
  expect(recorded).toHaveLength(300);
});

test.each(recorded.map((game, index) => [index + 1, game] as const))(
  "recorded test %i",
  (_number, { ops, args, out }) => {
    const game = new Game(args[0]?.[0] as GameConfig);
    const answers = ops.map((op, index) => {
      if (op === "Game") return null;
      const method = game[op as "turn" | "position"] as (...given: readonly unknown[]) => unknown;
      return method.apply(game, [...(args[index] ?? [])]);
    });
    expect(answers).toStrictEqual(out);
  },
);
