import { expect, test } from "vitest";
import { readable, unread } from "./readable.ts";

test("parts that are there are read, and looking at one that is not there ends whoever looks", () => {
  const whole = readable<{ size: number; start: number }>({ size: 9, start: undefined }, ["size", "start"]);
  expect(whole.size).toBe(9);
  expect(() => whole.start).toThrow(unread);
});
