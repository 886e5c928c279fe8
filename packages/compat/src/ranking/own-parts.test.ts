import { describe, expect, test } from "vitest";
import { Board } from "./board.ts";
import { SequenceDice } from "./dice.ts";
import { ExactFinish, type FinishRule } from "./finish-rules.ts";
import { Game } from "./game.ts";

const anything: readonly unknown[] = [undefined, null, "6", true, [3], {}, { valueOf: () => 3 }, 6n, Symbol("6")];

/** A game of two on 20 squares with a ladder 3→11. */
function game(
  dice: { roll(): unknown },
  rule: { land(from: number, roll: number, size: number): unknown } = new ExactFinish(),
): Game {
  const board = new Board(20, [[3, 11]]);
  return new Game(board, ["P1", "P2"], dice as SequenceDice, rule as FinishRule);
}

/** Nothing has happened yet: P1 has the next turn, everyone is on 0. */
function untouched({ players, waiting, ranking, status }: Game): void {
  expect(players.map(({ position }) => position)).toEqual([0, 0]);
  expect([waiting[0]?.name, ranking, status]).toEqual(["P1", [], "playing"]);
}

/** Dice that show one thing after the other, whatever it is. */
const showing = (...values: readonly unknown[]) => ({
  rolls: [...values],
  roll() {
    return this.rolls.shift();
  },
});

/** A rule that remembers what it was asked. */
function asked(answer: (from: number, roll: number, size: number) => unknown) {
  const calls: number[][] = [];
  const land = (from: number, roll: number, size: number) => {
    calls.push([from, roll, size]);
    return answer(from, roll, size);
  };
  return { calls, land };
}

describe("dice of one's own", () => {
  test("are asked once a turn, as a method of their object", () => {
    const dice = {
      asked: 0,
      roll() {
        this.asked += 1;
        return this.asked;
      },
    };
    const played = game(dice);
    expect([played.playTurn().roll, played.playTurn().roll, played.playTurn().roll]).toEqual([1, 2, 3]);
    expect([dice.asked, played.dice]).toEqual([3, dice]);
  });

  // SL-109
  test.for([...anything, 0, -1, 2.5, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "that show %o are refused before anything changes, and a 3 then moves",
    (bad) => {
      const played = game(showing(bad, 3));
      expect(() => played.playTurn()).toThrow(new Error(`the dice returned ${String(bad)}`));
      untouched(played);
      expect(played.playTurn()).toMatchObject({ player: "P1", from: 0, to: 11 });
    },
  );

  // SL-108
  test("that are used up cost nobody a place", () => {
    const played = game(new SequenceDice([3]));
    played.playTurn();
    for (let call = 0; call < 2; call += 1) expect(() => played.playTurn()).toThrow("dice script exhausted");
    expect([played.waiting[0], played.players[0]?.position]).toEqual([{ name: "P2", position: 0 }, 11]);
  });

  test("that throw something of their own are heard", () => {
    const lost = new RangeError("the die rolled under the sofa");
    const played = game({
      roll() {
        throw lost;
      },
    });
    expect(() => played.playTurn()).toThrow(lost);
    untouched(played);
  });

  test.for([7, 20, 21, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER, 1e21])("may show more than six: %d", (roll) => {
    const from0 = roll <= 20 ? roll : 0;
    expect(game(showing(roll)).playTurn()).toEqual({ player: "P1", roll, from: 0, landed: from0, to: from0 });
  });
});

describe("parts of one's own that play a turn in the middle of one", () => {
  const nested = new Error("a turn is being played already");

  test.for(["dice", "finish rule"])("are refused before anything changes, and the turn is played again: %s", (part) => {
    let bad: string | null = part;
    const again = (from: string) => {
      if (bad === from) played.playTurn();
    };
    const dice = { roll: () => (again("dice"), 3) };
    const rule = asked((from, roll) => (again("finish rule"), from + roll));
    const played = game(dice, rule);
    expect(() => played.playTurn()).toThrow(nested);
    untouched(played);
    expect(() => played.playToEnd(1)).toThrow(nested);
    untouched(played);
    bad = null;
    expect(played.playTurn()).toEqual({ player: "P1", roll: 3, from: 0, landed: 3, to: 11 });
    expect(played.waiting[0]?.name).toBe("P2");
  });

  test("and keep the error to themselves leave the turn as it is", () => {
    const errors: unknown[] = [];
    const dice = {
      roll() {
        try {
          played.playTurn();
        } catch (error) {
          errors.push(error);
        }
        return 3;
      },
    };
    const played = game(dice);
    expect([played.playTurn(), played.playTurn()]).toMatchObject([
      { player: "P1", from: 0, to: 11 },
      { player: "P2", from: 0, to: 11 },
    ]);
    expect(errors).toEqual([nested, nested]);
  });

  test("may play another game", () => {
    const other = game(showing(2));
    const played = game({ roll: () => other.playTurn().roll });
    expect(played.playTurn()).toMatchObject({ player: "P1", roll: 2, to: 2 });
  });
});

describe("a finish rule of one's own", () => {
  test("is asked once a turn: where from, the true roll, the size", () => {
    const rule = asked((from, roll, size) => (roll > 6 ? size : from + 1));
    const played = game(showing(5, 6, 2, 1e21), rule);
    for (let turn = 0; turn < 4; turn += 1) played.playTurn();
    expect(rule.calls).toEqual([
      [0, 5, 20],
      [0, 6, 20],
      [1, 2, 20],
      [1, 1e21, 20],
    ]);
    expect(played.ranking).toEqual(["P2"]);
  });

  test("is asked as a method of its object, and its cell is settled", () => {
    const rule = {
      always: 3,
      land() {
        return this.always;
      },
    };
    expect(game(showing(6), rule).playTurn()).toEqual({ player: "P1", roll: 6, from: 0, landed: 3, to: 11 });
  });

  test("may stay, go back, and land on 0", () => {
    const rule = asked((from, roll) => (roll === 1 ? 0 : roll === 2 ? from : 9));
    const played = game(showing(6, 6, 1, 2), rule);
    for (let turn = 0; turn < 4; turn += 1) played.playTurn();
    expect(played.players.map(({ position }) => position)).toEqual([0, 9]);
  });

  test.for([...anything, -1, 21, 2.5, Number.NaN, 1e21])("that lands on %o is refused and nothing changes", (bad) => {
    const rule = asked((from, roll) => (roll === 6 ? bad : from + roll));
    const played = game(showing(6, 3), rule);
    expect(() => played.playTurn()).toThrow(`the finish rule landed on ${String(bad)}`);
    untouched(played);
    expect(played.playTurn()).toMatchObject({ player: "P1", from: 0, landed: 3, to: 11 });
  });

  test("that throws is heard, and nothing changes", () => {
    const lost = new RangeError("no rule for this");
    const rule = asked((_from, roll) => {
      if (roll === 6) throw lost;
      return roll;
    });
    const played = game(showing(6, 5), rule);
    expect(() => played.playTurn()).toThrow(lost);
    untouched(played);
    expect(played.playTurn()).toMatchObject({ player: "P1", to: 5 });
  });

  test("is not asked after a roll that is refused", () => {
    const rule = asked(() => 1);
    expect(() => game(showing(0), rule).playTurn()).toThrow("the dice returned 0");
    expect(rule.calls).toEqual([]);
  });

  test("of two games of one board belongs to its own game", () => {
    const board = new Board(20);
    const to = (cell: number) => new Game(board, ["P1"], new SequenceDice([1]), { land: () => cell });
    const [one, other] = [to(4), to(7)];
    expect([one.playTurn().to, other.playTurn().to]).toEqual([4, 7]);
  });
});
