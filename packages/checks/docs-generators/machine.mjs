// The chart of the machine: docs/machine, and the picture in the README between its two marks.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameMachine } from "@serpentine/machine";
import { chartOf, toMermaid } from "@serpentine/machine/chart";

export default function machine(root) {
  const mermaid = toMermaid(chartOf(gameMachine.config));
  mkdirSync(join(root, "docs/machine"), { recursive: true });
  writeFileSync(join(root, "docs/machine/game.machine.json"), `${JSON.stringify(gameMachine.config, undefined, 2)}\n`);
  writeFileSync(join(root, "docs/machine/game.mmd"), mermaid);
  const readme = join(root, "README.md");
  const marks = /(<!-- the chart -->\n)[\s\S]*?(<!-- end of the chart -->)/;
  writeFileSync(
    readme,
    readFileSync(readme, "utf8").replace(
      marks,
      (_all, begin, end) => `${begin}\`\`\`mermaid\n${mermaid}\`\`\`\n${end}`,
    ),
  );
  console.log("  docs/machine/game.machine.json, docs/machine/game.mmd, and the chart in README.md");
}
