import type { ChartArrow, ChartState } from "./chart.ts";
import { isActive, statesOf } from "./chart.ts";

/** A step as the protocol tells it: it does not say which transition was taken. */
export interface Step {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly event: string;
  /** Did the context change? */
  readonly changed: boolean;
}

/**
 * The arrow that was taken, where only one fits: its event was sent, its state was in force, and it leads to where the
 * machine is now. Undefined where none fits or several do, and where nothing came of the event.
 */
export function takenArrow(chart: ChartState, { before, after, event, changed }: Step): ChartArrow | undefined {
  const stayed = before.join() === after.join();
  if (stayed && !changed) return undefined;
  const fits = (state: ChartState, { event: of, target }: ChartArrow) =>
    of === event &&
    (state === chart || before.some((path) => isActive(state, path))) &&
    (target === undefined ? stayed : after.some((path) => path === target || path.startsWith(`${target}.`)));
  const fitting = statesOf(chart).flatMap((state) => state.arrows.filter((arrow) => fits(state, arrow)));
  // In place, an arrow that stays is likelier than one that leaves and comes back.
  const staying = fitting.filter(({ target }) => target === undefined);
  const [one, ...others] = stayed && staying.length > 0 ? staying : fitting;
  return others.length === 0 ? one : undefined;
}
