import { describe, expect, test } from "vitest";
import { Board } from "./board.ts";

type Pair = readonly [from: number, to: number];

/** What building a board throws; "" if it is built. */
function refusal(size: unknown, jumps: unknown = []): string {
  try {
    void new Board(size as number, jumps as Pair[]);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("a board", () => {
  test("has a size and one table of jumps, up and down", () => {
    const board = new Board(20, [
      [3, 11],
      [17, 5],
    ]);
    expect(board.size).toBe(20);
    expect([...board.jumps]).toEqual([
      [3, 11],
      [17, 5],
    ]);
  });
  test("may have no jumps, two squares, and a thousand million squares", () => {
    expect(new Board(2).jumps.size).toBe(0);
    expect(new Board(1_000_000_000, [[5, 999_999_999]]).settle(5)).toBe(999_999_999);
  });
  test("takes its jumps from anything that can be gone through, and copies them", () => {
    const jumps = new Map([[3, 11]]);
    const board = new Board(20, jumps);
    jumps.set(4, 1);
    expect([...board.jumps]).toEqual([[3, 11]]);
    const pair: [number, number] = [3, 11];
    const other = new Board(20, [pair]);
    pair[1] = 19;
    expect(other.settle(3)).toBe(11);
  });
  test("may have jumps to square 1, to the last square and to one another", () => {
    const jumps: Pair[] = [
      [9, 1],
      [5, 20],
      [7, 9],
      [8, 9],
    ];
    expect(refusal(20, jumps)).toBe("");
  });
});

describe("settle", () => {
  const board = new Board(20, [
    [14, 3],
    [3, 11],
    [11, 12],
    [5, 17],
    [17, 8],
  ]);
  test.for([
    [1, 1],
    [11, 12],
    [3, 12],
    [14, 12],
    [5, 8],
    [17, 8],
    [0, 0],
    [20, 20],
  ] as const)("follows every jump from %i to its end, %i", ([cell, end]) => {
    expect(board.settle(cell)).toBe(end);
  });
  test("follows as many jumps as there are", () => {
    const jumps = Array.from({ length: 10_000 }, (_jump, index): Pair => [index + 2, index + 3]);
    expect(new Board(1_000_000, jumps).settle(2)).toBe(10_002);
  });
});

describe("a board is refused when it is built, in words,", () => {
  test.for([1, 0, -5, 10.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21, "20", null, undefined, [20]])(
    "of size %o",
    (size) => {
      expect(refusal(size)).toMatch(/size/);
    },
  );
  const refused: readonly (readonly [why: string, jumps: unknown, message: string])[] = [
    ["a jump from square 1", [[1, 5]], "invalid jump 1 to 5: none may start on cell 1"],
    ["a jump from below the board", [[0, 5]], "square 0 is not on the board (1 to 20)"],
    ["a jump from the last square", [[20, 5]], "the jump 20→5 starts on the last square"],
    ["a jump from above the board", [[21, 5]], "square 21 is not on the board (1 to 20)"],
    ["a jump to below the board", [[5, 0]], "square 0 is not on the board (1 to 20)"],
    ["a jump to above the board", [[5, 21]], "square 21 is not on the board (1 to 20)"],
    ["a jump to where it starts", [[7, 7]], "a jump from 7 to 7 goes nowhere"],
    [
      "two jumps from one square",
      [
        [4, 14],
        [4, 19],
      ],
      "two jumps start on square 4: to 14 and to 19",
    ],
    ["a jump from no whole square", [[4.5, 9]], "a whole number is wanted, not 4.5"],
    ["a jump from a text", [["4", 9]], 'a whole number is wanted, not "4"'],
    ["a jump without an end", [[4]], "a jump is [from, to] or { from, to }, not [4]"],
    ["something that is no jump", [null], "a jump is [from, to] or { from, to }, not null"],
  ];
  test.for(refused)("with %s", ([, jumps, message]) => {
    expect(refusal(20, jumps)).toContain(message);
  });
  test("with every problem named at once", () => {
    const message = refusal(20, [
      [1, 5],
      [20, 3],
      [7, 7],
    ]);
    expect(message.split("; ")).toHaveLength(3);
  });
});

// SL-044
describe("a board with a loop is refused when it is built, and the loop is named:", () => {
  const loops: readonly (readonly [words: string, jumps: readonly Pair[]])[] = [
    [
      "jump cycle at 2: board.jumps[0]: the jumps 2→5→2 go round in a loop",
      [
        [2, 5],
        [5, 2],
      ],
    ],
    [
      "jump cycle at 3: board.jumps[0]: the jumps 3→12→7→3 go round in a loop",
      [
        [3, 12],
        [12, 7],
        [7, 3],
      ],
    ],
    [
      "jump cycle at 4: board.jumps[2]: the jumps 4→9→4 go round in a loop",
      [
        [15, 9],
        [9, 4],
        [4, 9],
      ],
    ],
  ];
  test.for(loops)("%s", ([words, jumps]) => {
    expect(refusal(20, jumps)).toBe(words);
  });
});
