import { arrowText, type ChartArrow, type ChartState, isActive, statesOf } from "./chart.ts";

/** A graph for Graphviz: states with children are clusters, arrows that stay where they are are listed in the box. */
export function toDot(chart: ChartState, active?: string): string {
  const lines = [
    `digraph ${quoted(chart.key)} {`,
    "  compound=true; rankdir=TB; fontname=Helvetica;",
    '  node [shape=box, style="rounded,filled", fillcolor=white, fontname=Helvetica];',
    "  edge [fontname=Helvetica, fontsize=10];",
    "  start [shape=point];",
    ...chart.states.flatMap((state) => nodeOf(state, active, "  ")),
    ...(chart.initial === undefined ? [] : [`  start -> ${endOf(chart, chart.initial)};`]),
    ...statesOf(chart).flatMap((state) => state.arrows.flatMap((arrow) => edgeOf(chart, state, arrow))),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function nodeOf(state: ChartState, active: string | undefined, indent: string): readonly string[] {
  const fill = isActive(state, active) ? "gold" : "white";
  const stays = state.arrows.filter(({ target }) => target === undefined || target === state.path);
  const label = quoted([state.key, ...stays.map(arrowText)].join("\n"));
  if (state.states.length === 0) return [`${indent}${quoted(state.path)} [label=${label}, fillcolor=${fill}];`];
  return [
    `${indent}subgraph ${quoted(`cluster_${state.path}`)} {`,
    `${indent}  label=${label}; style="rounded,filled"; fillcolor=${fill};`,
    ...state.states.flatMap((child) => nodeOf(child, active, `${indent}  `)),
    `${indent}}`,
  ];
}

function edgeOf(chart: ChartState, state: ChartState, arrow: ChartArrow): readonly string[] {
  if (arrow.target === undefined || arrow.target === state.path || state.path === "") return [];
  const ends = [
    `label=${quoted(arrowText(arrow))}`,
    ...clusterEnd(chart, "ltail", state.path),
    ...clusterEnd(chart, "lhead", arrow.target),
  ];
  return [`  ${endOf(chart, state.path)} -> ${endOf(chart, arrow.target)} [${ends.join(", ")}];`];
}

/** Graphviz joins nodes only: an arrow to a cluster goes to the child that is entered first, and is cut at its edge. */
function endOf(chart: ChartState, path: string): string {
  const state = statesOf(chart).find((one) => one.path === path);
  return state?.initial === undefined ? quoted(path) : endOf(chart, state.initial);
}

function clusterEnd(chart: ChartState, key: "ltail" | "lhead", path: string): readonly string[] {
  const cluster = statesOf(chart).some((state) => state.path === path && state.states.length > 0);
  return cluster ? [`${key}=${quoted(`cluster_${path}`)}`] : [];
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
