import { checkSetup, type Setup } from "@serpentine/core";
import { gameOf } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { type NeutralGame, playedByCompat, playedByCore, type Row, setupOf } from "./neutral-game.ts";
import { fewestRolls } from "./one-token.ts";

describe("a board of snakes only (SL-047)", () => {
  type Answer = { one_jump_per_roll: number; chains_refused: string; chains_followed_001: number };
  const { input, right_answer } = caseOf<{ size: number; jumps: string }, Answer>("SL-047");
  const board: Setup["board"] = {
    size: input.size,
    jumps: Array.from({ length: 93 }, (_jump, index) => [index + 7, index + 2] as const),
  };

  test("is the one of the case", () => {
    expect(input.jumps).toBe("s -> s-5 for s = 7..99");
    expect([board.jumps?.[0], board.jumps?.at(-1)]).toEqual([
      [7, 2],
      [99, 94],
    ]);
  });
  test("takes 90 rolls where one jump is taken, and cannot be won where all are followed", () => {
    expect(fewestRolls({ board, rules: { jumping: "once" } })).toBe(right_answer.one_jump_per_roll);
    expect(fewestRolls({ board, rules: { jumping: "chained" } })).toBe(right_answer.chains_followed_001);
  });
  test("is not valid where a jump may not end on a jump", () => {
    const checked = checkSetup({ board, players: ["P1"] });
    const found = checked.ok ? [] : checked.problems;
    expect([found.length, new Set(found.map(({ code }) => code))]).toEqual([88, new Set(["chain"])]);
    expect(right_answer.chains_refused).toBe("invalid");
  });
});

describe("a board of a thousand million squares (SL-062)", () => {
  const { input, right_answer } = caseOf<NeutralGame, { turns: readonly Partial<Row>[] }>("SL-062");

  // One cell a square would be gigabytes: it could not be built, let alone in time.
  test("is built, and played, as any other", () => {
    expect(playedByCore(input).rows).toMatchObject(right_answer.turns);
    expect(playedByCompat(input).rows).toMatchObject(right_answer.turns);
  });
  test("takes as much room as one of a hundred squares with as many jumps", () => {
    const huge = JSON.stringify(gameOf(setupOf(input)));
    const small = JSON.stringify(gameOf(setupOf({ ...input, size: 100, jumps: [[5, 99]] })));
    expect(huge.length - small.length).toBe("1000000000".length - "100".length + "999999999".length - "99".length);
  });
});
