export type { ChartArrow, ChartConfig, ChartState } from "@serpentine/machine/chart";
export { arrowText, chartOf, isActive, statesOf } from "@serpentine/machine/chart";
