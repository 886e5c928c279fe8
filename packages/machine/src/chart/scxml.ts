import type { ChartArrow, ChartState } from "./chart.ts";

/**
 * State Chart XML (W3C, 2015). Guards are named in `cond`, actions in `<log>`: what they do is code, and code does not
 * travel. The state in force is marked with a comment, for SCXML has no word for it.
 */
export function toScxml(chart: ChartState, active?: string): string {
  const initial = chart.initial === undefined ? "" : ` initial="${escaped(chart.initial)}"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(chart.key)}"${initial}>`,
    ...chart.states.flatMap((state) => stateOf(state, active, "  ", chart.arrows)),
    "</scxml>",
  ];
  return `${lines.join("\n")}\n`;
}

/** SCXML's root has no transitions, so those of ours stand in each of its states, after their own. */
function stateOf(
  state: ChartState,
  active: string | undefined,
  indent: string,
  inherited: readonly ChartArrow[] = [],
): readonly string[] {
  const initial = state.initial === undefined ? "" : ` initial="${escaped(state.initial)}"`;
  return [
    ...(active === state.path ? [`${indent}<!-- in force -->`] : []),
    `${indent}<state id="${escaped(state.path)}"${initial}>`,
    ...[...state.arrows, ...inherited].flatMap((arrow) => transitionOf(arrow, `${indent}  `)),
    ...state.states.flatMap((child) => stateOf(child, active, `${indent}  `)),
    `${indent}</state>`,
  ];
}

function transitionOf({ event, guard, actions, target }: ChartArrow, indent: string): readonly string[] {
  const attributes = [
    event === "" ? "" : ` event="${escaped(event)}"`,
    guard === undefined ? "" : ` cond="${escaped(guard)}"`,
    target === undefined ? "" : ` target="${escaped(target)}"`,
  ].join("");
  if (actions.length === 0) return [`${indent}<transition${attributes}/>`];
  return [
    `${indent}<transition${attributes}>`,
    ...actions.map((action) => `${indent}  <log label="action" expr="'${escaped(action)}'"/>`),
    `${indent}</transition>`,
  ];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
