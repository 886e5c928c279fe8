import { expect, test } from "vitest";
import { none } from "./none.ts";

test("nobody is sent anywhere", () => {
  expect(none()).toEqual([]);
});
