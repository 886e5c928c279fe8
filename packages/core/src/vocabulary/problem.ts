import { show } from "./show.ts";
import type { Path, Problem, ProblemCode } from "./vocabulary.ts";

/** Makes a problem; whatever is in `values` becomes a number or a short printable text. */
export function problem(code: ProblemCode, path: Path, ...values: readonly unknown[]): Problem {
  return { code, path, values: values.map(show) };
}
