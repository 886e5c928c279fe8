import { expect, test } from "vitest";
import { given } from "../../testing/given.ts";
import { never } from "./never.ts";

test("no throw earns another turn", () => {
  expect(never()).toBe(false);
  expect(given({ board: { size: 50 }, players: ["Ann", "Bob"] }).state.next).toBe(0);
});
