import { expect, test } from "vitest";
import { gameOf } from "../testing/game-of.ts";
import { turnTaken } from "../testing/turn-taken.ts";
import { decide } from "./decide.ts";
import { frozenEvent } from "./frozen-event.ts";
import { initialState } from "./initial-state.ts";

test("an event is frozen, to the last list", () => {
  // SL-208
  const restored = [["Bob", 7]] as const;
  const event = frozenEvent(
    turnTaken("Ann", [3], {
      from: 0,
      path: [3],
      to: 3,
      outcome: "move",
      effect: { skip: 1 },
      captured: ["Bob"],
      restored,
      next: null,
    }),
  );
  if (event.type !== "TurnTaken") throw new Error(event.type);
  const parts = [event, event.dice, event.path, event.effect, event.captured, event.restored, event.restored?.[0]];
  for (const part of parts) expect(Object.isFrozen(part)).toBe(true);
});

test("every decision's event is", () => {
  const game = gameOf({ board: { size: 20 }, players: ["Ann", "Bob"], rules: { opening: "highestRoll" } });
  const state = initialState(game);
  const commands = [
    { type: "roll", dice: [3] },
    { type: "withdraw", player: "Ann" },
    { type: "abort" },
    { type: "abort", reason: "rain" },
  ] as const;
  for (const command of commands) {
    const decision = decide(game, state, command);
    expect(Object.isFrozen(decision.ok && decision.event)).toBe(true);
  }
});
