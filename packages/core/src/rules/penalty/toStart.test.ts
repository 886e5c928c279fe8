import { expect, test } from "vitest";
import { toStart } from "./toStart.ts";

test.for([0, 1])("the token goes back to the start, %d", (start) => {
  expect(toStart(1, { start, positions: [9, 12], goStart: [3, 14], withdrawn: [] })).toEqual({
    to: start,
    restored: [],
  });
});
