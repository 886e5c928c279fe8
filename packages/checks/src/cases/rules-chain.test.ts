import { Board } from "@serpentine/compat/ranking";
import { checkSetup, problemText, type Setup } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { boardOf, caseOf, type RawBoard } from "./case-bank.ts";
import { type NeutralGame, playedByCore, type Rules } from "./neutral-game.ts";
import { fewestRolls, landingOn } from "./one-token.ts";

const chained: Rules = { jumping: "chained" };
const once: Rules = { jumping: "once" };

/** The chains of a board where they are refused, as the cases write them; null if something else is wrong, too. */
function chainsOf({ size, jumps }: RawBoard): readonly string[] | null {
  const checked = checkSetup({ board: { size, jumps }, players: ["P1"] });
  const found = checked.ok ? [] : checked.problems;
  return found.every(({ code }) => code === "chain") ? found.map(({ values: [from, to] }) => `${from}->${to}`) : null;
}

const fromOne = ({ size, jumps }: RawBoard, rules: Rules): Omit<Setup, "players"> => {
  return { board: { size, jumps, start: 1 }, rules };
};

describe("a ladder that ends on a ladder", () => {
  interface Answer {
    readonly chains_refused_000_004: { readonly valid: boolean; readonly chains: readonly string[] };
    readonly one_jump_per_roll: number;
    readonly chains_followed_001: number;
  }
  const { input, right_answer } = caseOf<{ board: string }, Answer>("SL-040");

  test("is refused, each chain by name, where the rule is to refuse (SL-040)", () => {
    const board = boardOf(input.board);
    expect(new Set(chainsOf(board))).toEqual(new Set(right_answer.chains_refused_000_004.chains));
  });
  test("shortens the way only where it is followed (SL-040)", () => {
    const board = boardOf(input.board);
    expect(fewestRolls(fromOne(board, once))).toBe(right_answer.one_jump_per_roll);
    expect(fewestRolls(fromOne(board, chained))).toBe(right_answer.chains_followed_001);
  });
});

describe("a ladder to the foot of the ladder home (SL-041)", () => {
  interface Answer {
    readonly chains_refused_000_004: string;
    readonly one_jump_per_roll: { readonly to: number; readonly event: string };
    readonly chains_followed_001: { readonly path: readonly number[]; readonly to: number };
  }
  const { input, right_answer } = caseOf<NeutralGame & RawBoard, Answer>("SL-041");

  test("is no valid board, stops halfway, or wins", () => {
    expect(chainsOf(input)).toEqual(["2->15"]);
    expect(right_answer.chains_refused_000_004).toContain("2->15 ends where 15->36 starts");
    expect(playedByCore(input, once)).toMatchObject({ rows: [right_answer.one_jump_per_roll], winner: "" });
    const followed = landingOn({ board: { size: input.size, jumps: input.jumps }, rules: chained }, 2);
    const { path, to } = right_answer.chains_followed_001;
    expect(followed).toMatchObject({ path, to, outcome: "home", place: 1 });
  });
  test("takes 3 rolls or 1 from square 1", () => {
    expect([fewestRolls(fromOne(input, once)), fewestRolls(fromOne(input, chained))]).toEqual([3, 1]);
  });
});

describe("jumps that go round in a loop (SL-044)", () => {
  const { input } = caseOf<{ boards: readonly RawBoard[] }, unknown>("SL-044");

  test.each(input.boards)("are refused when the board is built: $jumps", ({ size, jumps }) => {
    const squares = jumps.map(([from]) => from);
    expect(chainsOf({ size, jumps })).toHaveLength(jumps.length);
    const checked = checkSetup({ board: { size, jumps }, players: ["P1"], rules: chained });
    const found = checked.ok ? [] : checked.problems;
    expect(found.map(({ code, values }) => [code, values])).toEqual([["loop", squares]]);
    expect(found.map(problemText).join()).toContain("loop");
    expect(() => new Board(size, jumps)).toThrow(`jump cycle at ${squares[0]}`);
  });
});

describe("the order in which snakes and ladders are looked up (SL-046)", () => {
  interface Answer {
    readonly chains_followed_001: { readonly [square: string]: number };
    readonly seed_002_order: { readonly [square: string]: number };
  }
  const { input, right_answer } = caseOf<RawBoard & { land_on: readonly number[] }, Answer>("SL-046");
  const snakes = input.jumps.filter(([from, to]) => to < from);
  const ladders = input.jumps.filter(([from, to]) => to > from);

  test("makes no difference to which boards are refused", () => {
    expect(chainsOf(input)).toEqual(["14->3", "5->17"]);
  });
  test.each([
    ["chained", right_answer.chains_followed_001],
    ["snakeThenLadder", right_answer.seed_002_order],
  ] as const)("is what %s says, whichever list a jump came from", (jumping, ends) => {
    const boards = [
      { size: input.size, jumps: input.jumps },
      { size: input.size, jumps: input.jumps.toReversed() },
      { size: input.size, snakes, ladders },
      { size: input.size, jumps: snakes, ladders },
    ];
    for (const board of boards) {
      for (const square of input.land_on) {
        expect(landingOn({ board, rules: { jumping } }, square).to).toBe(ends[square]);
      }
    }
  });
});
