export type { ChartArrow, ChartConfig, ChartState } from "./chart.ts";
export { arrowText, chartOf, isActive, statesOf } from "./chart.ts";
export { toDot } from "./dot.ts";
export { toMermaid } from "./mermaid.ts";
export { toScxml } from "./scxml.ts";
