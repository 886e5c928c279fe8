import { boards } from "@serpentine/editions";
import { describe, expect, test } from "vitest";
import { coloursFor } from "../terminal/colour.ts";
import { gameOf, played } from "../testing/played.ts";
import { widthOf } from "../text/width.ts";
import { boardPicture, roomFor } from "./board-picture.ts";
import { legend } from "./labels.ts";

const room = { columns: 80, rows: 24 };
const plain = coloursFor({ write: () => undefined }, {});

function picture(setup: unknown, throws: Parameters<typeof played>[1] = [], around = room): string[] {
  const { game, state } = played(setup, throws);
  return boardPicture(game, state, around, plain);
}

/** How a square looks on which so many stand. */
function tokensOn1(count: number): string | undefined {
  const players = Array.from({ length: count }, (_, index) => `P${index}`);
  return picture(
    { board: { size: 2 }, players },
    players.map(() => 1),
  )[1];
}

describe("the picture of a board", () => {
  test("of the worked game of source document 004, in its middle", () => {
    const setup = { board: { size: 20, ladders: [[3, 11]], snakes: [[17, 5]] }, players: ["Ann", "Bob"] };
    expect(picture(setup, [3, 6])).toEqual([
      "+20---+19---+18---+17↓5-+16---+15---+14---+13---+12---+11---+",
      "|     |     |     |     |     |     |     |     |     |A    |",
      "+1----+2----+3↑11-+4----+5----+6----+7----+8----+9----+10---+",
      "|     |     |     |     |     |B    |     |     |     |     |",
      "+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+",
    ]);
  });

  test("with effects on squares", () => {
    const squares = { 2: { skip: 1 }, 3: { again: true }, 4: { times: 2 }, 5: { moveTo: 1 } };
    const setup = { board: { size: 6, squares }, players: ["Ann"] };
    expect(picture(setup)[0]).toBe("+1---+2-1-+3+--+4x2-+5→1-+6---+");
    expect(legend(gameOf(setup).board)).toBe("→ is moved, -1 misses a go, + another turn, x2 next roll doubled");
    expect(legend(gameOf({ board: { size: 6 }, players: ["Ann"] }).board)).toBe("");
  });

  test("with everybody on one square", () => {
    expect(tokensOn1(1)).toBe("|P   |    |");
    expect(tokensOn1(4)).toBe("|ABCD |     |");
    expect(tokensOn1(5)).toBe("|A+4  |     |");
    expect(tokensOn1(150)).toBe("|many |     |");
  });

  test("without those who left, and with those who are home", () => {
    const { game, state } = played({ board: { size: 4 }, players: ["Ann", "Bob"] }, [4]);
    expect(boardPicture(game, { ...state, positions: [4, 2], withdrawn: [1] }, room, plain).join()).not.toContain("B");
    expect(boardPicture(game, state, room, plain)[1]).toContain("A");
  });

  test.each(Object.values(boards).map(({ name, board }) => [name, board] as const))(
    "of %s fits a screen",
    (_name, board) => {
      const players = ["Ann", "Bob", "Cy", "Di", "Ed"];
      const lines = picture({ board, players, rules: { jumping: "once" } }, [1, 1, 1, 1, 1], { columns: 80, rows: 21 });
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((line) => widthOf(line) === widthOf(lines[0] ?? ""))).toBe(true);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
      expect(lines.length).toBeLessThanOrEqual(21);
    },
  );

  test("is left out where there is no room for it, and for huge boards", () => {
    const { board } = boards["kata2-64"];
    const setup = { board, players: ["Ann", "Bob"] };
    expect(picture(setup, [], { columns: 57, rows: 17 })).toHaveLength(17);
    expect(picture(setup, [], { columns: 49, rows: 17 }).map(widthOf)).toEqual(Array.from({ length: 17 }, () => 49));
    expect(picture(setup, [], { columns: 48, rows: 17 })).toEqual([]);
    expect(picture(setup, [], { columns: 57, rows: 16 })).toEqual([]);
    expect(roomFor(gameOf(setup))).toEqual({ columns: 49, rows: 17 });
    const huge = { board: { size: 2 ** 40 }, players: ["Ann"] };
    expect(picture(huge)).toEqual([]);
    expect(roomFor(gameOf(huge))).toBeUndefined();
  });

  test("in colour: snakes red, ladders green, tokens bold", () => {
    const colours = coloursFor({ write: () => undefined }, { FORCE_COLOR: "1" });
    const { game, state } = played(
      {
        board: {
          size: 5,
          jumps: [
            [2, 3],
            [3, 1],
          ],
        },
        players: ["Ann"],
        rules: { jumping: "once" },
      },
      [1],
    );
    const [edge, tokens] = boardPicture(game, state, room, colours);
    expect(edge).toBe("+1---+\u001b[32m2↑3\u001b[39m-+\u001b[31m3↓1\u001b[39m-+4---+5---+");
    expect(tokens?.startsWith("|\u001b[1mA   \u001b[22m|")).toBe(true);
  });
});
