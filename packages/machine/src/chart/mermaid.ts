import { arrowText, type ChartState, isActive, statesOf } from "./chart.ts";

/** A Mermaid state diagram. Arrows that stay where they are stand in a note, which Mermaid draws more legibly. */
export function toMermaid(chart: ChartState, active?: string): string {
  const lines = ["stateDiagram-v2", ...inside(chart, "  ")];
  const lit = statesOf(chart).filter((state) => isActive(state, active));
  if (lit.length > 0) {
    lines.push(
      "  classDef active fill:#ffd54a,stroke:#8a6d00,color:#000",
      ...lit.map(({ path }) => `  class ${idOf(path)} active`),
    );
  }
  return `${lines.join("\n")}\n`;
}

function inside(state: ChartState, indent: string): readonly string[] {
  const lines: string[] = [];
  if (state.initial !== undefined) lines.push(`${indent}[*] --> ${idOf(state.initial)}`);
  for (const child of state.states) {
    if (child.states.length === 0) lines.push(`${indent}state "${child.key}" as ${idOf(child.path)}`);
    else
      lines.push(
        `${indent}state "${child.key}" as ${idOf(child.path)} {`,
        ...inside(child, `${indent}  `),
        `${indent}}`,
      );
  }
  for (const child of state.states) {
    const stays = child.arrows.filter(({ target }) => target === undefined || target === child.path);
    for (const arrow of child.arrows) {
      if (arrow.target === undefined || arrow.target === child.path) continue;
      lines.push(`${indent}${idOf(child.path)} --> ${idOf(arrow.target)} : ${arrowText(arrow)}`);
    }
    if (stays.length > 0) {
      lines.push(
        `${indent}note right of ${idOf(child.path)}`,
        ...stays.map((arrow) => `${indent}  ${arrowText(arrow)}`),
        `${indent}end note`,
      );
    }
  }
  return lines;
}

function idOf(path: string): string {
  return path.replaceAll(".", "_");
}
