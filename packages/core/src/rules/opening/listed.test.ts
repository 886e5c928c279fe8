import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test("the first in the list begins", () => {
  expect(listed([0, 1, 2])).toEqual({ starts: 0 });
  expect(listed([2, 3])).toEqual({ starts: 2 });
});
