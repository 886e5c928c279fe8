import { checkSetup, standardRulebook } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { type NeutralGame, playedByCompat, playedByCore, type Row, setupOf } from "./neutral-game.ts";

type Move = readonly [from: number, roll: number, to: number];

const engines = [
  { name: "the core", play: playedByCore },
  { name: "the class of source document 000", play: playedByCompat },
];

describe.each(engines)("$name", ({ play }) => {
  test("refuses a roll past the end under exact, and the turn passes (SL-010)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { last_turn: Row; winner: string; next: string }>("SL-010");
    const { last_turn, ...rest } = right_answer;
    const told = play(input);
    expect(told.rows.at(-1)).toMatchObject(last_turn);
    expect(told).toMatchObject(rest);
  });

  test("counts the last square once when it bounces (SL-011)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { last_turn: Row }>("SL-011");
    expect(play(input).rows.at(-1)).toMatchObject(right_answer.last_turn);
  });

  test("slides down the snake that it bounces on to, and reports no square past the end (SL-012)", () => {
    type Answer = { last_turn: Row; never_reported: number };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-012");
    const { landed: _landed, ...last } = right_answer.last_turn;
    const { rows } = play(input);
    expect(rows.at(-1)).toMatchObject(last);
    const numbers = JSON.stringify(rows).match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers)).toBeLessThan(right_answer.never_reported);
  });

  test("lets the very first roll win on the smallest board (SL-019)", () => {
    type Answer = { first_turn: Row; second_call: string; position_P2: number };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-019");
    const { rows, positions } = play({ ...input, rolls: [...input.rolls, ...input.rolls] });
    expect(rows).toMatchObject([right_answer.first_turn, right_answer.second_call]);
    expect(positions["P2"]).toBe(right_answer.position_P2);
  });
});

describe("the core", () => {
  test("reports the square of a bounce as the landing (SL-012)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { last_turn: Row }>("SL-012");
    expect(playedByCore(input).rows.at(-1)).toMatchObject(right_answer.last_turn);
  });

  test("bounces to the right square on a board of 100 (SL-011)", () => {
    const { input, right_answer } = caseOf<{ also_on_size_100: readonly Move[] }, { also: string }>("SL-011");
    for (const [from, roll, to] of input.also_on_size_100) {
      expect(standardRulebook.ending.bounce(from, roll, 100)).toBe(to);
      expect(right_answer.also).toContain(`${from}+${roll}->${to}`);
    }
  });

  test("never runs past the end or round to the beginning, whatever the ending (SL-016)", () => {
    type Input = { size: number; from: number; roll: number };
    const { input, right_answer } = caseOf<Input, { [ending: string]: number }>("SL-016");
    const { from, roll, size } = input;
    const { exact, finish, bounce } = standardRulebook.ending;
    expect(exact(from, roll, size) ?? from).toBe(right_answer["exact"]);
    expect(finish(from, roll, size)).toBe(right_answer["finish"]);
    expect(bounce(from, roll, size)).toBe(right_answer["bounce"]);
  });
});

describe("a refused move takes no jump from the square where the token rests (SL-017)", () => {
  interface Answer {
    readonly chains_refused_000_004: string;
    readonly one_jump_per_roll: readonly Partial<Row>[];
    readonly chains_followed_001: readonly { player: string; path?: readonly number[]; to: number }[];
  }
  const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-017");

  test("where a jump may not end on a jump, such a board is not valid", () => {
    const checked = checkSetup(setupOf(input));
    const found = checked.ok ? [] : checked.problems;
    expect(found).toMatchObject([{ code: "chain", values: [2, 8, 1] }]);
    expect(right_answer.chains_refused_000_004).toContain("2->8 ends where 8->1 starts");
  });
  test("where one jump is taken, the token stays", () => {
    expect(playedByCore(input, { jumping: "once" }).rows).toMatchObject(right_answer.one_jump_per_roll);
  });
  test("where jumps are followed, it never rests there", () => {
    const expected = right_answer.chains_followed_001.map(({ player, to }) => ({ player, to }));
    expect(playedByCore(input, { jumping: "chained" }).rows).toMatchObject(expected);
    expect(standardRulebook.jumping.chained(2, new Map(input.jumps))).toEqual(
      right_answer.chains_followed_001[0]?.path,
    );
  });
});
