import { expect, test } from "vitest";
import { sendToStart } from "./sendToStart.ts";

test("everyone who was on the square is sent back", () => {
  expect(sendToStart([1, 2])).toEqual([1, 2]); // SL-132
  expect(sendToStart([])).toEqual([]);
});
