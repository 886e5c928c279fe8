import type { ChartArrow, ChartState } from "./chart.ts";
import { arrowText, isActive, statesOf } from "./chart.ts";
import { element, mark } from "./element.ts";

export interface ChartView {
  show(active: readonly string[], taken: ChartArrow | undefined): void;
}

/** Draws a chart into a box, once; `show` then lights what is in force and the arrow that was taken. */
export function drawChart(box: HTMLElement, chart: ChartState | string): ChartView {
  if (typeof chart === "string") {
    box.replaceChildren(element("p", { class: "note" }, chart));
    return { show: () => undefined };
  }
  const states = new Map<ChartState, HTMLElement>();
  const arrows = new Map<ChartArrow, HTMLElement>();

  function stateBox(state: ChartState): HTMLElement {
    const isInitial = statesOf(chart as ChartState).some(({ initial }) => initial === state.path);
    const drawn = element("div", { class: "state", "data-state": state.path, role: "listitem" });
    const head = element("p", { class: "name" }, element("strong", {}, state.key));
    if (isInitial) head.append(element("span", { class: "tag" }, "initial"));
    head.append(element("span", { class: "lit", hidden: true }, "active"));
    drawn.append(head);
    if (typeof state.description === "string") drawn.append(element("p", { class: "note" }, state.description));
    if (state.arrows.length > 0) drawn.append(element("ul", { class: "arrows" }, ...state.arrows.map(arrowRow)));
    drawn.append(...nested(state));
    states.set(state, drawn);
    return drawn;
  }

  function arrowRow(arrow: ChartArrow): HTMLElement {
    const target = arrow.target === undefined ? [] : [element("span", { class: "target" }, `→ ${arrow.target}`)];
    const row = element("li", { class: "arrow" }, element("code", {}, arrowText(arrow)), ...target);
    arrows.set(arrow, row);
    return row;
  }

  function nested(state: ChartState): readonly HTMLElement[] {
    if (state.states.length === 0) return [];
    const boxes = state.states.map(stateBox);
    return [element("div", { class: "states", role: "list", "aria-label": `States of ${state.key}` }, ...boxes)];
  }

  const anywhere =
    chart.arrows.length === 0
      ? []
      : [
          element("p", { class: "note" }, "In any state:"),
          element("ul", { class: "arrows" }, ...chart.arrows.map(arrowRow)),
        ];
  box.replaceChildren(element("p", { class: "machine" }, chart.key), ...nested(chart), ...anywhere);

  return {
    show(active, taken) {
      for (const [state, drawn] of states) {
        const lit = active.some((path) => isActive(state, path));
        mark(drawn, "data-active", lit);
        mark(drawn, "aria-current", lit ? "true" : undefined);
        const badge = drawn.querySelector<HTMLElement>(":scope > .name > .lit");
        if (badge !== null) badge.hidden = !lit;
      }
      for (const [arrow, row] of arrows) {
        const isTaken = arrow === taken;
        if (row.hasAttribute("data-taken") === isTaken) continue;
        mark(row, "data-taken", isTaken);
        if (isTaken) row.append(element("span", { class: "tag" }, "taken"));
        else row.lastElementChild?.remove();
      }
    },
  };
}
