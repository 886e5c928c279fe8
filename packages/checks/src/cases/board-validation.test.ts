import { Game as StrategyGame } from "@serpentine/compat";
import { Board } from "@serpentine/compat/ranking";
import { checkSetup, type Problem, problemText, type Setup } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { boardOf, caseOf, type RawBoard } from "./case-bank.ts";
import { configOf, type NeutralGame, playedByCompat, playedByCore, type Row } from "./neutral-game.ts";
import { fewestRolls, landingOn } from "./one-token.ts";

interface ByKeys {
  readonly size: number;
  readonly snakes?: { readonly [head: string]: number };
  readonly ladders?: { readonly [bottom: string]: number };
}

const players = ["P1", "P2"];
const listOf = (jumps: { readonly [from: string]: number } = {}) =>
  Object.entries(jumps).map(([from, to]) => [Number(from), to] as const);
const asLists = ({ size, snakes, ladders }: ByKeys): Setup["board"] => {
  return { size, snakes: listOf(snakes), ladders: listOf(ladders) };
};

function problemsOf(board: Setup["board"], jumping: "refused" | "chained" | "once" = "refused"): readonly Problem[] {
  const checked = checkSetup({ board, players, rules: { jumping } });
  return checked.ok ? [] : checked.problems;
}

const isValidIn000 = (board: RawBoard) => new StrategyGame(configOf({ ...board, players, rolls: [1] })).isValid();
const plain = { snakes: {}, ladders: {}, players, rolls: [1], rule: "exact" as const, sixAgain: false };

describe("a board", () => {
  test("may have no jump from the last square, and says which others it may not have (SL-042)", () => {
    type Answer = { must_name: string; further_when_chains_refused: readonly string[] };
    const { input, right_answer } = caseOf<{ board: string }, Answer>("SL-042");
    const board = boardOf(input.board);
    expect(right_answer.must_name).toBe("9->1 starts on the last square");
    const home = { code: "jumpFromHome", values: [9, 1] };
    expect(problemsOf(board, "chained")).toMatchObject([home]);
    expect(problemsOf(board, "chained").map(problemText).join()).toContain("9→1 starts on the last square");
    const [first, ...chains] = problemsOf(board);
    expect(first).toMatchObject(home);
    expect(chains.map(({ values: [from, to] }) => `${from}->${to}`)).toEqual(right_answer.further_when_chains_refused);
    expect(isValidIn000(board)).toBe(false);
    expect(() => new Board(board.size, board.jumps)).toThrow("starts on the last square");
  });

  test("may have a ladder to the last square, which wins (SL-043)", () => {
    const { input, right_answer } = caseOf<RawBoard, { valid: boolean; landing_on_48: string }>("SL-043");
    expect(problemsOf(input)).toEqual([]);
    expect(isValidIn000(input)).toBe(right_answer.valid);
    expect(landingOn({ board: input }, 48)).toMatchObject({ path: [48, 64], outcome: "home", place: 1 });
    expect(right_answer.landing_on_48).toBe("win");
  });

  test("starts one jump on a square, a snake or a ladder (SL-050)", () => {
    const { input, right_answer } = caseOf<ByKeys, { valid: boolean; must_name: number }>("SL-050");
    expect(problemsOf(asLists(input))).toMatchObject([
      { code: "repeatedStart", values: [right_answer.must_name, 2, 15] },
    ]);
    expect(new StrategyGame({ ...plain, ...input }).isValid()).toBe(right_answer.valid);
    const { snakes, ladders } = input;
    expect(() => new Board(input.size, [...listOf(snakes), ...listOf(ladders)])).toThrow("two jumps start on square 9");
  });

  test("takes jumps as a list, where a repeated start is seen; JSON objects lose it (SL-051)", () => {
    const { input } = caseOf<{ json: string }, unknown>("SL-051");
    expect(JSON.parse(input.json)).toEqual({ size: 25, ladders: { "4": 20 } });
    const ladders = [
      [4, 14],
      [4, 20],
    ] as const;
    expect(problemsOf({ size: 25, ladders })).toMatchObject([{ code: "repeatedStart", values: [4, 14, 20] }]);
  });

  test("may have two ladders to one square (SL-052)", () => {
    type Answer = { size: number; shared_top: number; starts: readonly number[]; fewest_rolls_from_0: number };
    const { input, right_answer } = caseOf<{ board: string }, Answer>("SL-052");
    const board = boardOf(input.board);
    expect(problemsOf(board)).toEqual([]);
    const starts = board.jumps.filter(([, to]) => to === right_answer.shared_top).map(([from]) => from);
    expect([board.size, starts]).toEqual([right_answer.size, right_answer.starts]);
    expect(fewestRolls({ board })).toBe(right_answer.fewest_rolls_from_0);
  });

  test("may have a ladder on square 1, but not in source document 001 (SL-053)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { seeds_000_003_004: readonly Row[] }>("SL-053");
    expect(playedByCore(input).rows).toMatchObject(right_answer.seeds_000_003_004);
    expect(playedByCompat(input).rows).toEqual(right_answer.seeds_000_003_004);
    const { size, jumps } = boardOf(input.board ?? "");
    expect(() => new Board(size, jumps)).toThrow("invalid jump 1 to 30: none may start on cell 1");
  });

  test("that counts from 0 is refused, and is valid when each square is one higher (SL-054)", () => {
    type Answer = { must_name: string; after_adding_1_to_all: { first_ladder: readonly number[] } };
    const { input, right_answer } = caseOf<{ board: string }, Answer>("SL-054");
    const { size, jumps } = boardOf(input.board);
    expect(right_answer.must_name).toContain("0->37");
    const index = jumps.findIndex(([from, to]) => from === 0 && to === 37);
    expect(problemsOf({ size, jumps })).toMatchObject([
      { code: "offBoard", path: ["board", "jumps", index], values: [0, 1, size] },
    ]);
    expect(isValidIn000({ size, jumps })).toBe(false);
    const shifted = jumps.map(([from, to]) => [from + 1, to + 1] as const);
    expect(problemsOf({ size, jumps: shifted })).toEqual([]);
    expect(shifted.find(([from, to]) => to > from)).toEqual(right_answer.after_adding_1_to_all.first_ladder);
  });

  test("has snakes that go down and ladders that go up, and a jump may go either way (SL-055)", () => {
    const { input } = caseOf<ByKeys, unknown>("SL-055");
    expect(problemsOf(asLists(input)).map(({ code, values }) => [code, ...values])).toEqual([
      ["snakeGoesUp", 5, 9],
      ["jumpToItself", 7],
      ["ladderGoesDown", 12, 3],
    ]);
    expect(new StrategyGame({ ...plain, ...input }).isValid()).toBe(false);
    const jumps = [...listOf(input.snakes), ...listOf(input.ladders)];
    const directions = jumps.filter(([from, to]) => from !== to);
    expect(problemsOf({ size: input.size, jumps: directions })).toEqual([]);
    expect(new Board(input.size, directions).jumps.size).toBe(2);
    expect(() => new Board(input.size, jumps)).toThrow("7 to 7 goes nowhere");
  });

  test("may have jumps that end beside a start, and a ladder of one step (SL-063)", () => {
    const { input, right_answer } = caseOf<RawBoard, { valid: boolean }>("SL-063");
    expect(problemsOf(input)).toEqual([]);
    expect(isValidIn000(input)).toBe(right_answer.valid);
  });
});
