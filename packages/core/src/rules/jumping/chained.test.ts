import { describe, expect, test } from "vitest";
import { gameOf } from "../../testing/game-of.ts";
import { chained } from "./chained.ts";

const onBoard = (size: number, ...jumps: readonly (readonly [number, number])[]) => {
  return gameOf({ board: { size, jumps }, players: ["Ann"], rules: { jumping: "once" } });
};

describe("the way", () => {
  const jumps = new Map([
    [14, 3],
    [3, 11],
    [5, 17],
    [17, 8],
    [15, 20],
    [2, 15],
  ]);

  test.for([
    [4, [4]],
    [14, [14, 3, 11]], // SL-046
    [5, [5, 17, 8]], // SL-046
    [2, [2, 15, 20]], // SL-041
    [15, [15, 20]],
  ] as const)("from %d goes on to the end", ([landing, path]) => {
    expect(chained(landing, jumps)).toEqual(path);
  });

  test("of a loop that was never checked ends", () => {
    expect(
      chained(
        4,
        new Map([
          [4, 9],
          [9, 4],
        ]),
      ),
    ).toEqual([4, 9, 4]);
  });

  test("of three jumps in a row is walked to its end", () => {
    const row = new Map([
      [1, 5],
      [5, 3],
      [3, 8],
    ]);
    expect(chained(1, row)).toEqual([1, 5, 3, 8]);
  });
});

describe("a loop", () => {
  test("is not there on a board of chains", () => {
    expect(chained.check(onBoard(20, [2, 9], [9, 4], [4, 12], [11, 4], [15, 9]))).toEqual([]);
  });

  test("of two is named once, from its lowest square", () => {
    // SL-044
    expect(chained.check(onBoard(20, [4, 9], [9, 4]))).toEqual([loop(0, 4, 9)]);
    expect(chained.check(onBoard(20, [9, 4], [4, 9]))).toEqual([loop(1, 4, 9)]);
  });

  test("of three is named in its order", () => {
    // SL-044
    expect(chained.check(onBoard(20, [12, 7], [7, 3], [3, 12]))).toEqual([loop(2, 3, 12, 7)]);
  });

  test("is found by a way that leads into it, and not named again", () => {
    const into = onBoard(30, [1, 20], [20, 4], [4, 9], [9, 4], [2, 20], [25, 9]);
    expect(chained.check(into)).toEqual([loop(2, 4, 9)]);
  });

  test("each, where there are two", () => {
    expect(chained.check(onBoard(30, [4, 9], [9, 4], [20, 11], [11, 20]))).toEqual([loop(0, 4, 9), loop(3, 11, 20)]);
  });

  test("of 200,000 squares is found at once", () => {
    const size = 200_001;
    const jumps = Array.from({ length: size - 1 }, (_jump, n) => ({ from: n + 1, to: n + 2 === size ? 1 : n + 2 }));
    const game = onBoard(9);
    const [found, ...others] = chained.check({ ...game, board: { ...game.board, size, jumps } });
    expect(found?.values).toHaveLength(size - 1);
    expect(others).toEqual([]);
  });
});

function loop(index: number, ...values: readonly number[]) {
  return {
    code: "loop",
    path: ["board", "jumps", index],
    values,
  };
}
