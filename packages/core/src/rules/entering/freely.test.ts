import { expect, test } from "vitest";
import { freely } from "./freely.ts";

test("any roll enters", () => {
  expect(freely()).toBe(true);
});
