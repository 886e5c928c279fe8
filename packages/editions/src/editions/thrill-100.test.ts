import { checkSetup } from "@serpentine/core";
import { expect, test } from "vitest";
import { boards } from "../boards/boards.ts";
import { fiveSnakes, shortLadders, snakeFrom99To36, threeLadders } from "./thrill-checks.ts";

const rules = { jumping: "snakeThenLadder" };
const checked = checkSetup({ board: boards["thrill-100"].board, players: ["Ann"], rules });
const game = checked.ok ? checked.game : undefined;

test("the board of the package passes each of the four checks", () => {
  expect(game).toBeDefined();
  const checks = [fiveSnakes, threeLadders, shortLadders, snakeFrom99To36];
  expect(checks.map((check) => (game === undefined ? null : check(game)))).toEqual([[], [], [], []]);
});

test("its snakes and ladders have colours", () => {
  expect(game?.board.jumps.filter(({ color }) => color === undefined)).toEqual([]);
});
