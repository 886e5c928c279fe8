import { plain } from "../plain.ts";
import type { ChartConfig, ChartState } from "./chart.ts";
import { chartOf } from "./chart.ts";

/** More than this is not drawn. */
const drawable = { levels: 60, entries: 500, values: 20_000, text: 2_000 };

/** The chart of a definition, or why there is none. Total. */
export function readChart(definition: string | undefined): ChartState | string {
  if (definition === undefined) return "This actor has told no chart; its events and context are shown all the same.";
  try {
    const { value, cut } = plain(JSON.parse(definition), drawable);
    if (cut) return "This chart is too large to be drawn.";
    if (typeof value !== "object" || value === null || Array.isArray(value)) return "This chart cannot be read.";
    return chartOf(value as ChartConfig);
  } catch {
    return "This chart cannot be read.";
  }
}
