import { expect, test } from "vitest";
import { forfeit } from "./forfeit.ts";

test("the token stays where this turn found it", () => {
  const at = { start: 0, positions: [9, 12], goStart: [3, 14], withdrawn: [] };
  expect(forfeit(0, at)).toEqual({ to: 9, restored: [] });
  expect(forfeit(1, at)).toEqual({ to: 12, restored: [] });
});
