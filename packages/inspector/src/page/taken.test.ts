import { gameMachine } from "@serpentine/machine";
import { expect, test } from "vitest";
import type { ChartState } from "./chart.ts";
import { arrowText, chartOf } from "./chart.ts";
import { takenArrow } from "./taken.ts";

const chart = chartOf(gameMachine.config);

function taken(of: ChartState, event: string, before: string, after: string, changed = true): string | undefined {
  const arrow = takenArrow(of, { before: [before], after: [after], event, changed });
  return arrow && `${arrowText(arrow)} → ${arrow.target ?? "stays"}`;
}

test("the one arrow that fits was taken", () => {
  expect(taken(chart, "roll", "playing.turns", "playing.turns")).toBe("roll [goesOn] / record, tell → stays");
  expect(taken(chart, "roll", "playing.turns", "over")).toBe("roll [endsGame] / record, tell → over");
  expect(taken(chart, "newGame", "over", "playing.turns")).toBe("newGame [startsGame] / record, tell → playing");
  expect(taken(chart, "newGame", "playing.turns", "playing.turns")).toBe(
    "newGame [startsGame] / record, abandon, tell → playing",
  );
});

test("an event that came to nothing took none, and an unknown one neither", () => {
  expect(taken(chart, "roll", "playing.turns", "playing.turns", false)).toBeUndefined();
  expect(taken(chart, "jump", "playing.turns", "playing.turns")).toBeUndefined();
  expect(taken(chart, "roll", "over", "over")).toBeUndefined();
});

test("where several fit, none is pointed at; an arrow that stays goes before one that comes back", () => {
  const doubtful = chartOf({
    id: "d",
    states: {
      a: {
        on: {
          go: [
            { guard: "one", target: "b" },
            { guard: "two", target: "b" },
          ],
          stay: [{ target: "a" }, { guard: "x" }],
        },
      },
      b: {},
    },
  });
  expect(taken(doubtful, "go", "a", "b")).toBeUndefined();
  expect(taken(doubtful, "stay", "a", "a")).toBe("stay [x] → stays");
});

test("arrows of the machine itself hold in every state", () => {
  const root = chartOf({ id: "r", on: { reset: ".a" }, states: { a: {}, b: {} } });
  expect(taken(root, "reset", "b", "a")).toBe("reset → a");
});
