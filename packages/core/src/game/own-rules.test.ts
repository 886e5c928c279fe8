import { describe, expect, test } from "vitest";
import type { Rulebook } from "../rules/rulebook.ts";
import { extendRulebook, standardRulebook } from "../rules/rulebook.ts";
import { checkSetup } from "../setup/check-setup.ts";
import { gameOf } from "../testing/game-of.ts";
import { givenUnder } from "../testing/given.ts";
import { playedGame } from "../testing/played-game.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import type { Game, Seat } from "../vocabulary/vocabulary.ts";
import { decide } from "./decide.ts";
import { initialState } from "./initial-state.ts";
import { replay } from "./replay.ts";

const oddOpening = { board: { size: 3 }, players: ["P1", "P2"], rules: { opening: "odd" } };

/** A fourth ending: go back half of what is left over. */
const half = (from: number, by: number, size: number) => {
  const over = from + by - size;
  return over > 0 ? size - Math.floor(over / 2) : from + by;
};
const withHalf = extendRulebook(standardRulebook, { ending: { half } });
const setup = { board: { size: 10, jumps: [[8, 2]] }, players: ["P1", "P2"], rules: { ending: "half" } };

describe("an ending of one's own", () => {
  test.for([
    [8, 4, 9, "move"],
    [8, 5, 9, "move"],
    [9, 6, 2, "snake"], // 10 − ⌊5/2⌋ = 8, where a snake is
    [8, 2, 10, "home"],
    [8, 3, 10, "home"], // ⌊1/2⌋ = 0
  ] as const)("plays through decide: from %d by %d to %d", ([from, roll, to, outcome]) => {
    const path = to === 2 ? [8, 2] : [to];
    const home = outcome === "home";
    givenUnder(withHalf, setup)
      .where({ positions: [from, 0] })
      .whenRolled(roll)
      .then(
        turnTaken("P1", [roll], { from, path, to, outcome, ...(home ? { place: 1 } : {}), next: home ? null : "P2" }),
      );
  });

  test("plays a whole game, which folds to the same state", () => {
    const played = playedGame(setup, [[6], [5], [6]], withHalf);
    expect(played.state).toMatchObject({ status: "playing", positions: [9, 5] });
    expect(replay(played.game, played.events)).toStrictEqual(played.state);
  });

  test("is asked for with its rulebook, when the game came through JSON", () => {
    const game = JSON.parse(JSON.stringify(gameOf(setup, withHalf))) as Game;
    const state = initialState(game, withHalf);
    const roll = { type: "roll", dice: [3] } as const;
    expect(decide(game, state, roll, withHalf)).toMatchObject({ ok: true, event: { to: 3 } });
    expect(decide(game, state, roll)).toMatchObject({ ok: false, refusal: { code: "badSetup" } });
    expect(() => replay(game, [])).toThrow(TypeError);
    expect(replay(game, [], withHalf)).toStrictEqual(state);
  });
});

describe("rulebooks", () => {
  test("do not leak into each other", () => {
    const double = extendRulebook(standardRulebook, { ending: { half: (_from, _by, size) => size } });
    const first = gameOf(setup, withHalf);
    const second = gameOf(setup, double);
    const roll = { type: "roll", dice: [3] } as const;
    expect(decide(first, initialState(first), roll)).toMatchObject({ event: { to: 3 } });
    expect(decide(second, initialState(second), roll)).toMatchObject({ event: { to: 10 } });
    expect(decide(first, initialState(first), roll, double)).toMatchObject({ event: { to: 10 } });
    expect(decide(first, initialState(first), roll)).toMatchObject({ event: { to: 3 } });
    expect(checkSetup(setup).ok).toBe(false);
  });

  test("may change what a word means, for their own games", () => {
    const finishing = extendRulebook(standardRulebook, { ending: { exact: standardRulebook.ending.finish } });
    const plain = { board: { size: 4 }, players: ["P1", "P2"] };
    expect(playedGame(plain, [[5]], finishing).state.status).toBe("over");
    expect(playedGame(plain, [[5]]).state.status).toBe("playing");
  });
});

describe("a rule with parameters gets them", () => {
  const params = { n: () => [] };
  type N = { readonly n: number };

  /** The first event of a game of one rule with `n`, and what it was asked with. */
  function played(family: keyof Rulebook, rule: (...asked: never[]) => unknown, faces: readonly number[][] = [[3]]) {
    const asked: unknown[] = [];
    const spy = Object.assign((...all: never[]) => (asked.push(all.at(-1)), rule(...all)), { params });
    const rulebook = extendRulebook(standardRulebook, { [family]: { spy } });
    playedGame(
      {
        board: { size: 3 },
        players: ["P1", "P2"],
        rules: { [family]: { n: 7 }, ...(family === "capture" ? { ending: "exact" } : {}) },
      },
      faces,
      rulebook,
    );
    return asked[0];
  }

  test.for([
    ["ending", (from: number) => from],
    ["jumping", (landing: number) => [landing]],
    ["again", () => false],
    ["entering", () => true],
    ["capture", () => []],
    ["opening", ([seat]: readonly Seat[]) => ({ starts: seat })],
    ["closing", () => true],
  ] as const)("as %s", ([family, rule]) => {
    const faces = family === "capture" ? [[1]] : [[3]];
    expect(played(family, rule as (...asked: never[]) => unknown, faces)).toEqual({ n: 7 });
  });

  test("as streak", () => {
    const lenient = Object.assign((streak: number, { n }: N) => (streak >= n ? "forfeit" : null), { params });
    const rulebook = extendRulebook(standardRulebook, { streak: { lenient } });
    const rules = { again: "highest", streak: { n: 2 } };
    const { events } = playedGame({ board: { size: 30 }, players: ["P1"], rules }, [[6], [6]], rulebook);
    expect(events.map((event) => ("outcome" in event ? event.outcome : ""))).toEqual(["move", "forfeit"]);
  });
});

describe("a streak of one's own", () => {
  const twice = Object.assign((streak: number) => (streak >= 2 ? "void" : null), { undoesGo: true as const });
  const rules = { again: "highest", streak: "twice" };
  const game = { board: { size: 30 }, players: ["P1", "P2"], rules };

  test("answers any penalty of the rulebook", () => {
    const { state } = playedGame(game, [[6], [6]], extendRulebook(standardRulebook, { streak: { twice } }));
    expect(state).toMatchObject({ positions: [0, 0], goStart: [0, 0], next: 1 });
  });

  test("that answers a penalty there is not fails", () => {
    const { refusals } = playedGame(game, [[6], [6]], extendRulebook(standardRulebook, { streak: { twice: jail } }));
    expect(refusals).toEqual([{ code: "ruleFailed", values: ['"there is no rule \\"jail\\" in the rulebook"'] }]);
  });
});

describe("a penalty of one's own", () => {
  const back = Object.assign(() => ({ to: 1, restored: [[1, 2]] as const, outcome: "home", path: [30] }), {});
  const rules = { again: "highest", streak: { limit: 1, penalty: "back" } };

  test("says where tokens go, and nothing else about the turn", () => {
    const rulebook = extendRulebook(standardRulebook, { penalty: { back } });
    givenUnder(rulebook, { board: { size: 30 }, players: ["P1", "P2"], rules })
      .whenRolled(6)
      .then(turnTaken("P1", [6], { from: 0, path: [], to: 1, outcome: "forfeit", restored: [["P2", 2]], next: "P2" }));
  });
});

describe("a rule that fails, or answers nonsense", () => {
  const rows: readonly (readonly [family: string, rule: (...asked: never[]) => unknown, why: string])[] = [
    ["ending", fail, "boom"],
    ["ending", () => undefined, "the rule for ending answered undefined, which is no square"],
    ["ending", () => Number.NaN, "the rule for ending answered NaN, which is no square"],
    ["ending", () => "3", 'the rule for ending answered "3", which is no square'],
    ["ending", () => 2.5, "the rule for ending answered 2.5, which is no square"],
    ["ending", () => 31, "the rule for ending answered 31, which is not on the board"],
    ["ending", () => -1, "the rule for ending answered -1, which is not on the board"],
    ["jumping", () => [], "the rule for jumping answered [], which does not begin on 3"],
    ["jumping", () => [4], "the rule for jumping answered [4], which does not begin on 3"],
    ["jumping", () => 3, "the rule for jumping answered 3, which is no path"],
    ["jumping", () => [3, Number.NaN, 5], "the rule for jumping answered NaN, which is no square"],
    ["jumping", () => [3, 31], "the rule for jumping answered 31, which is not on the board"],
    ["again", () => undefined, "the rule for again answered undefined, which is neither true nor false"],
    ["again", (dice: number[]) => dice.pop() === 3, "Cannot delete property '0' of [object Array]"],
    ["entering", () => 1, "the rule for entering answered 1, which is neither true nor false"],
    ["capture", () => 1, "the rule for capture answered 1, which is no list of seats"],
    ["capture", () => [0], "the rule for capture answered 0, which is no seat it was asked about"],
  ];

  test.for(rows)("as %s is refused: %3$s", ([family, rule, why]) => {
    const rulebook = extendRulebook(standardRulebook, { [family]: { odd: rule } });
    const game = gameOf({ board: { size: 30 }, players: ["P1", "P2"], rules: { [family]: "odd" } }, rulebook);
    const state = initialState(game);
    const decision = decide(game, state, { type: "roll", dice: [3] });
    expect(decision).toMatchObject({ ok: false, refusal: { code: "ruleFailed" } });
    const said = decision.ok ? "" : String(decision.refusal.values[0]);
    expect(JSON.stringify(why).slice(0, 58)).toBe(said.slice(0, 58));
  });

  test("as closing is refused, at home and when somebody leaves", () => {
    const rulebook = extendRulebook(standardRulebook, { closing: { odd: () => undefined as never } });
    const story = givenUnder(rulebook, { board: { size: 3 }, players: ["P1", "P2"], rules: { closing: "odd" } });
    story.whenRolled(3).refused("ruleFailed");
    story.when({ type: "withdraw", player: "P1" }).refused("ruleFailed");
  });

  test.for<readonly [unknown]>([[{}], [null], [3], [{ next: 2 }], [{ starts: -1 }], [{ starts: "P1" }]])(
    "as opening is a problem of the setup, so that every checked game has a first state: %j",
    ([answer]) => {
      const rulebook = extendRulebook(standardRulebook, { opening: { odd: () => answer as never } });
      expect(checkSetup(oddOpening, rulebook)).toMatchObject({
        ok: false,
        problems: [{ code: "ruleFailed", path: ["rules", "opening"] }],
      });
    },
  );

  test.for<readonly [unknown]>([
    [{ to: 3 }],
    [null],
    [{ to: 30, restored: [] }],
    [{ to: -1, restored: [] }],
    [{ to: 3, restored: [[2, 1]] }],
    [{ to: 3, restored: [[1, 30]] }],
    [{ to: 3, restored: [1] }],
  ])("as penalty is refused: %j", ([answer]) => {
    const rulebook = extendRulebook(standardRulebook, { penalty: { odd: () => answer as never } });
    const rules = { again: "highest", streak: { limit: 1, penalty: "odd" } };
    givenUnder(rulebook, { board: { size: 30 }, players: ["P1", "P2"], rules })
      .whenRolled(6)
      .refused("ruleFailed");
  });

  test("leaves the state as it was, and the next throw may do", () => {
    const rulebook = extendRulebook(standardRulebook, { ending: { odd: noThree } });
    givenUnder(rulebook, { board: { size: 30 }, players: ["P1", "P2"], rules: { ending: "odd" } })
      .whenRolled(3)
      .refused("ruleFailed")
      .whenRolled(4)
      .then(turnTaken("P1", [4], { from: 0, path: [4], to: 4, outcome: "move", next: "P2" }));
  });

  test("may answer -0, which is taken as 0", () => {
    const rulebook = extendRulebook(standardRulebook, { ending: { odd: () => -0 } });
    const { state } = playedGame({ board: { size: 30 }, players: ["P1"], rules: { ending: "odd" } }, [[3]], rulebook);
    expect(Object.is(state.positions[0], 0)).toBe(true);
  });
});

function jail(streak: number): string | null {
  return streak >= 2 ? "jail" : null;
}

function noThree(from: number, by: number): number {
  return by === 3 ? Number.NaN : from + by;
}

function fail(): never {
  throw new Error("boom");
}

test("an opening rule that throws is a problem of the setup", () => {
  const rulebook = extendRulebook(standardRulebook, { opening: { odd: throwBoom } });
  expect(checkSetup(oddOpening, rulebook)).toEqual({
    ok: false,
    problems: [{ code: "ruleFailed", path: ["rules", "opening"], values: ['"boom"'] }],
  });
});

function throwBoom(): never {
  throw new Error("boom");
}
