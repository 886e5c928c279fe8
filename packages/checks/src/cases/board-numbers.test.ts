import { type GameConfig, Game as StrategyGame } from "@serpentine/compat";
import { Board, createGame, SequenceDice } from "@serpentine/compat/ranking";
import { checkSetup } from "@serpentine/core";
import { checkEdition, editions } from "@serpentine/editions";
import { describe, expect, test } from "vitest";
import { caseOf } from "./case-bank.ts";
import { configOf, type NeutralGame, playedByCore, type Row } from "./neutral-game.ts";

const players = ["P1", "P2"];
const config = { size: 20, snakes: {}, ladders: {}, players, rolls: [1], rule: "exact", sixAgain: false };
const made = (more: object) => new StrategyGame({ ...config, ...more } as GameConfig);

/** JSON has no word for these numbers; the cases write them as text. */
const special: { readonly [text: string]: number } = { NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY };
const number = (value: unknown) => special[String(value)] ?? value;

describe("the size of a board", () => {
  const { input, right_answer } = caseOf<{ sizes: readonly unknown[] }, { valid: readonly number[] }>("SL-056");

  test.each(input.sizes.map((size) => [size]))("%j is one in source document 000, or not (SL-056)", (size) => {
    const valid = right_answer.valid.includes(size as number);
    expect(made({ size: number(size) }).isValid()).toBe(valid);
    const checked = checkEdition(editions.strategy, { board: { size: number(size) }, players });
    expect(checked.ok).toBe(valid);
  });
  test.each(input.sizes.map((size) => [size]))("%j is one in the core from 2 (SL-056)", (size) => {
    const valid = [...right_answer.valid, 5].includes(size as number);
    expect(checkSetup({ board: { size: number(size) }, players }).ok).toBe(valid);
  });

  test("may be 2, but not 1; in source document 000 it is 6 at least (SL-058)", () => {
    type Answer = { size_2: { "001": readonly (Partial<Row> & { event?: string })[] } };
    const { input: small, right_answer: right } = caseOf<NeutralGame & { sizes: readonly number[] }, Answer>("SL-058");
    expect(small.sizes).toEqual([1, 2]);
    expect(checkSetup({ board: { size: 1 }, players })).toMatchObject({ ok: false, problems: [{ code: "notWhole" }] });
    expect(() => new Board(1)).toThrow(/size/);
    for (const size of small.sizes) expect(new StrategyGame(configOf({ ...small, size })).isValid()).toBe(false);
    expect(playedByCore({ ...small, size: 2 }).rows).toMatchObject(right.size_2["001"]);
    const game = createGame({ size: 2, players: small.players, dice: new SequenceDice(small.rolls) });
    const rows = small.rolls.map(() => game.playTurn());
    expect(rows).toMatchObject(right.size_2["001"].map(({ event: _event, ...row }) => row));
    expect(game.ranking).toEqual(["P1"]);
  });
});

describe("the squares of jumps", () => {
  test("are numbers all through, though keys are text (SL-059)", () => {
    type Input = {
      size: number;
      snakes: GameConfig["snakes"];
      ladders: GameConfig["ladders"];
      rolls: readonly number[];
    };
    const { input, right_answer } = caseOf<Input, { turns: readonly Row[] }>("SL-059");
    const game = made(input);
    const turns = input.rolls.map(() => game.turn());
    expect(turns).toStrictEqual(right_answer.turns);
  });

  const { input } = caseOf<{ size: number; snakes_objects: readonly object[] }, unknown>("SL-060");
  const entries = input.snakes_objects.flatMap((snakes) => Object.entries(snakes) as [string, unknown][]);

  test.each(input.snakes_objects.map((snakes) => [JSON.stringify(snakes), snakes] as const))(
    "%s is no snake in source document 000 (SL-060)",
    (_json, snakes) => {
      expect(made({ size: input.size, snakes }).isValid()).toBe(false);
      expect(made({ size: input.size, ladders: snakes }).isValid()).toBe(false);
    },
  );
  test.each(entries.filter(([key]) => key !== "17"))("%j is no square of the core (SL-060)", (key) => {
    const squares = Object.fromEntries([[key, { skip: 1 }]]);
    const checked = checkSetup({ board: { size: input.size, squares }, players });
    expect(checked).toMatchObject({ ok: false, problems: [{ code: "badSquareKey", path: ["board", "squares", key] }] });
  });
  test.each(entries.filter(([key]) => key === "17"))("from %s to %j is no jump of the core (SL-060)", (key, to) => {
    for (const list of ["jumps", "snakes"]) {
      const checked = checkSetup({ board: { size: input.size, [list]: [[Number(key), to]] }, players });
      expect(checked).toMatchObject({ ok: false, problems: [{ code: "notWhole", path: ["board", list, 0, 1] }] });
    }
  });
  test("the plain key is one (SL-060)", () => {
    expect(made({ size: input.size, snakes: { "17": 7 } }).isValid()).toBe(true);
    expect(checkSetup({ board: { size: input.size, squares: { "17": { skip: 1 } } }, players }).ok).toBe(true);
  });
});
