import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { type NeutralGame, playedByCompat, playedByCore, type Row, type Told } from "./neutral-game.ts";

type Short = readonly [player: string, to: number, event?: string];

/** Rows as short as the case writes them: the event only where it has one. */
function shortened(rows: Told["rows"], like: readonly Short[]): readonly unknown[] {
  return (rows as readonly Row[]).map(({ player, to, event }, index) => {
    return like[index]?.length === 3 ? [player, to, event] : [player, to];
  });
}

/** The squares a player came to, in order. */
const squaresOf = (rows: Told["rows"], name: string) =>
  (rows as readonly Row[]).filter(({ player }) => player === name).map(({ to }) => to);

const engines = [
  { name: "the core", play: playedByCore },
  { name: "the class of source document 000", play: playedByCompat as (game: NeutralGame) => Told },
];

describe.each(engines)("$name", ({ play }) => {
  test("rolls no more after a six that climbs to the last square (SL-018)", () => {
    type Answer = { turns: readonly unknown[]; next: string; winner: string; position_P2: number };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-018");
    const { rows, next, winner, positions } = play(input);
    expect(rows).toMatchObject(right_answer.turns);
    expect({ next, winner, position_P2: positions["P2"] }).toMatchObject({
      next: right_answer.next,
      winner: right_answer.winner,
      position_P2: right_answer.position_P2,
    });
  });

  test("rolls again after a six even if its move was refused (SL-123)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { turns: readonly Short[]; next: string }>("SL-123");
    const { rows, next } = play(input);
    expect(shortened(rows, right_answer.turns)).toEqual(right_answer.turns);
    expect(next).toBe(right_answer.next);
  });
});

describe("three sixes in a row", () => {
  test("undo the whole go (SL-120)", () => {
    type Answer = { squares_P1: readonly number[]; then: Row; positions: Told["positions"] };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-120");
    const { rows, positions } = playedByCore(input);
    expect(squaresOf(rows, "P1")).toEqual(right_answer.squares_P1);
    expect(rows.at(-1)).toMatchObject(right_answer.then);
    expect(positions).toEqual(right_answer.positions);
  });

  test("are counted within one go only (SL-121)", () => {
    type Answer = { squares: { [player: string]: readonly number[] }; cancelled: boolean; next: string };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-121");
    const { rows, next } = playedByCore(input);
    for (const [name, squares] of Object.entries(right_answer.squares)) expect(squaresOf(rows, name)).toEqual(squares);
    expect((rows as Row[]).some(({ event }) => event === "forfeit")).toBe(right_answer.cancelled);
    expect(next).toBe(right_answer.next);
  });

  test("give back the tokens that were beaten on the way (SL-125)", () => {
    interface Answer {
      readonly before_last_three: Told["positions"];
      readonly after: Told["positions"];
      readonly next: string;
      readonly if_victims_stay_beaten: Told["positions"];
    }
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-125");
    expect(playedByCore({ ...input, rolls: input.rolls.slice(0, 3) }).positions).toEqual(
      right_answer.before_last_three,
    );
    const beaten = playedByCore({ ...input, rolls: input.rolls.slice(0, 4) });
    expect([beaten.rows.at(-1), beaten.positions["P2"]]).toMatchObject([{ player: "P1", to: 7 }, 0]);
    const { positions, next } = playedByCore(input);
    expect({ positions, next }).toEqual({ positions: right_answer.after, next: right_answer.next });
    expect(positions).not.toEqual(right_answer.if_victims_stay_beaten);
  });
});

describe("another turn", () => {
  test("is for the highest face or for a six, and the setup says which (SL-124)", () => {
    type Answer = { highest_face_004: readonly Short[]; always_six_000: readonly Short[] };
    const { input, right_answer } = caseOf<NeutralGame, Answer>("SL-124");
    const highest = playedByCore(input, { again: "highest" }).rows;
    const six = playedByCore(input, { again: { rolls: [6] } }).rows;
    expect(shortened(highest, right_answer.highest_face_004)).toEqual(right_answer.highest_face_004);
    expect(shortened(six, right_answer.always_six_000)).toEqual(right_answer.always_six_000);
  });

  test("with every throw of a die of one face ends with the game (SL-126)", () => {
    const { input, right_answer } = caseOf<NeutralGame, { P1_rolls: number }>("SL-126");
    const rolls = Array.from({ length: 10 }, () => 1);
    const { rows, next, winner, positions } = playedByCore({ ...input, rolls }, { again: "highest" });
    const taken = rows.filter((row) => row !== "OVER");
    expect(taken).toHaveLength(right_answer.P1_rolls);
    expect(taken.every(({ player }) => player === "P1")).toBe(true);
    expect([next, winner, positions]).toEqual(["", "P1", { P1: 6, P2: 0 }]);
  });
});
