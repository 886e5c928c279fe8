import { expect, test } from "vitest";
import { given } from "../../testing/given.ts";
import { unlimited } from "./unlimited.ts";

test("no streak meets a penalty", () => {
  expect(unlimited()).toBeNull();
  const story = given({ board: { size: 99 }, players: ["Ann"], rules: { again: "highest" } })
    .where({ streak: 1_000 })
    .whenRolled(6)
    .then({
      type: "TurnTaken",
      player: "Ann",
      dice: [6],
      roll: 6,
      from: 0,
      path: [6],
      to: 6,
      outcome: "move",
      again: true,
      streak: 1_001,
      next: "Ann",
    });
  expect(story.state.streak).toBe(1_001);
});
