import { expect, test } from "vitest";
import { problem } from "./problem.ts";

test("values become plain JSON", () => {
  const made = problem("notWhole", ["board", "size"], Number.NaN, 2, Number.MAX_SAFE_INTEGER);
  expect(made).toEqual({ code: "notWhole", path: ["board", "size"], values: ["NaN", 2, Number.MAX_SAFE_INTEGER] });
  expect(problem("weightsAllZero", [])).toEqual({ code: "weightsAllZero", path: [], values: [] });
});
