import { checkSetup, decide, type Effect, evolve, initialState, type TurnTaken } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import type { HouseRule } from "./house-rule.ts";
import { houseRuleNamed, houseRules } from "./house-rules.ts";

const players = ["P1", "P2"];

/** Plays throws under a house rule, on its board or on an empty one of 50. */
function play({ setup }: HouseRule, throws: readonly (readonly number[])[], more: object = {}): TurnTaken[] {
  const checked = checkSetup({ board: { size: 50 }, players, ...setup, rules: { ...setup.rules, ...more } });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  let state = initialState(checked.game);
  return throws.map((dice) => {
    const decision = decide(checked.game, state, { type: "roll", dice: [...dice] });
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    state = evolve(state, decision.event);
    return decision.event as TurnTaken;
  });
}

function jumpsOf(name: "milton-bradley-47" | "milton-bradley-48"): string[] {
  const { board } = houseRules[name].setup;
  return [...(board?.ladders ?? []), ...(board?.snakes ?? [])].map(String);
}

const rows = (turns: readonly TurnTaken[]) => turns.map(({ player, to, outcome }) => [player, to, outcome]);
const singles = (...faces: number[]) => faces.map((face) => [face]);

describe("house rules", () => {
  test.each(Object.entries(houseRules))("%s has its name, a source, and makes a game", (name, houseRule: HouseRule) => {
    expect(houseRule.name).toBe(name);
    expect(houseRuleNamed(name)).toBe(houseRule);
    expect(houseRule.source).not.toBe("");
    expect(checkSetup({ board: { size: 50 }, players, ...houseRule.setup })).toMatchObject({ ok: true });
  });

  test.each(["__proto__", "toString", ""])("there is none called %j", (name) => {
    expect(houseRuleNamed(name)).toBeUndefined();
  });

  test("the two forms of Chutes and Ladders differ in one chute", () => {
    const [one, other] = [jumpsOf("milton-bradley-47"), jumpsOf("milton-bradley-48")];
    expect(one.filter((jump) => !other.includes(jump))).toEqual(["47,26"]);
    expect(other.filter((jump) => !one.includes(jump))).toEqual(["48,26"]);
  });

  test("nepal-72 rolls again on a six, and a roll past the end wins", () => {
    // 17 leads to 69, three squares from the end.
    expect(rows(play(houseRules["nepal-72"], singles(6, 6, 5, 1, 5)))).toEqual([
      ["P1", 6, "move"],
      ["P1", 12, "move"],
      ["P1", 69, "ladder"],
      ["P2", 1, "move"],
      ["P1", 72, "home"],
    ]);
  });

  test("paramapadham enters on a 1 and rolls again on 1, 5 and 6", () => {
    expect(rows(play(houseRules.paramapadham, singles(6, 4, 3, 1, 5, 6, 2)))).toEqual([
      ["P1", 0, "stay"],
      ["P1", 0, "stay"],
      ["P2", 0, "stay"],
      ["P1", 1, "move"],
      ["P1", 6, "move"],
      ["P1", 12, "move"],
      ["P1", 14, "move"],
    ]);
  });

  test("the third six does not move, undoes the go or goes back to the start (SL-120)", () => {
    const before = singles(2, 1, 6, 6, 6);
    expect(rows(play(houseRules["three-sixes-forfeit"], before)).at(-1)).toEqual(["P1", 14, "forfeit"]);
    expect(rows(play(houseRules["three-sixes-void"], before)).at(-1)).toEqual(["P1", 2, "forfeit"]);
    expect(rows(play(houseRules["three-sixes-to-start"], before)).at(-1)).toEqual(["P1", 0, "forfeit"]);
    expect(play(houseRules["three-sixes-forfeit"], before).at(-1)?.next).toBe("P2");
  });

  test("a go that is undone gives back the tokens it sent to the start (SL-125)", () => {
    const turns = play(houseRules["three-sixes-void"], singles(1, 6, 1, 6, 6, 6), { capture: "sendToStart" });
    expect(turns.at(3)).toMatchObject({ player: "P1", to: 7, captured: ["P2"] });
    expect(turns.at(-1)).toMatchObject({ player: "P1", to: 1, restored: [["P2", 7]], next: "P2" });
  });

  test("enter-on-a-six waits for one", () => {
    expect(rows(play(houseRules["enter-on-a-six"], singles(5, 6, 6, 1)))).toEqual([
      ["P1", 0, "stay"],
      ["P2", 6, "move"],
      ["P1", 6, "move"],
      ["P2", 7, "move"],
    ]);
  });

  test("two-dice moves their total, again on doubles, and bounces", () => {
    const throws = [
      [6, 6],
      [6, 6],
      [6, 6],
      [6, 5],
      [1, 2],
      [6, 4],
    ];
    expect(rows(play(houseRules["two-dice"], throws))).toEqual([
      ["P1", 12, "move"],
      ["P1", 24, "move"],
      ["P1", 36, "move"],
      ["P1", 47, "move"],
      ["P2", 3, "move"],
      ["P1", 43, "move"],
    ]);
  });

  test("goose-squares: the bridge, a goose, the inn, and death", () => {
    const throws = [
      [2, 4],
      [3, 2],
      [6, 1],
      [4, 3],
      [6, 6],
      [6, 6],
    ];
    const turns = play(houseRules["goose-squares"], throws);
    expect(turns.map(({ player, to, effect, next }) => [player, to, effect, next])).toEqual([
      ["P1", 12, { moveTo: 12 }, "P2"],
      ["P2", 5, { again: true }, "P2"],
      ["P2", 12, undefined, "P1"],
      ["P1", 19, { skip: 2 }, "P2"],
      ["P2", 24, undefined, "P2"],
      ["P2", 36, { again: true }, "P2"],
    ]);
    const squares: { readonly [square: string]: Effect } = houseRules["goose-squares"].setup.board?.squares ?? {};
    expect(squares["58"]).toEqual({ moveTo: 0 });
    expect(Object.keys(squares)).toHaveLength(19);
  });
});
