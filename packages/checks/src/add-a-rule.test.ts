import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { mirror, read, tool } from "./repository.ts";

const rulebook = "packages/core/src/rules/rulebook.ts";
const halfway = `
import type { Square } from "../../vocabulary/vocabulary.ts";

/** A roll past home goes back half of what is left over. */
export function halfway(from: Square, by: number, size: number): Square {
  const past = from + by - size;
  return past > 0 ? size - Math.floor(past / 2) : from + by;
}
`;

test("the steps of CONTRIBUTING add a rule: one new file, one import and one line of the table", async () => {
  const folder = mirror(["packages/core", "tsconfig.base.json"], {
    "packages/core/src/rules/ending/halfway.ts": halfway,
  });
  const before = readFileSync(join(folder, rulebook), "utf8");
  const after = before
    .replace(/(ending: \{[^}]*) \}/, "$1, halfway }")
    .replace(/(?=import \{ exact \})/, 'import { halfway } from "./ending/halfway.ts";\n');
  writeFileSync(join(folder, rulebook), after);
  const changed = after.split("\n").filter((line) => !before.split("\n").includes(line));
  expect(changed).toEqual([
    'import { halfway } from "./ending/halfway.ts";',
    expect.stringMatching(/^ {2}ending: \{ .*, halfway \},$/),
  ]);

  const { output } = tool("tsc", ["-b", "packages/core"], folder);
  expect(output).toBe("");
  const core = (await import(
    pathToFileURL(join(folder, "packages/core/dist/index.js")).href
  )) as typeof import("@serpentine/core");
  const setup = { board: { size: 10 }, players: ["Ann"], rules: { ending: "halfway" } };
  const checked = core.checkSetup(setup);
  if (!checked.ok) throw new Error(checked.problems.map(core.problemText).join());
  const rolls = [6, 2, 6, 1];
  const state = rolls.reduce((at, roll) => {
    const decision = core.decide(checked.game, at, { type: "roll", dice: [roll] });
    if (!decision.ok) throw new Error(core.refusalText(decision.refusal));
    return core.evolve(at, decision.event);
  }, core.initialState(checked.game));
  // 8 + 6 is 4 past home, so 2 back from it: 8; then 9.
  expect(state.positions).toEqual([9]);
});

test("the recipe in CONTRIBUTING names the files there are", () => {
  const recipe = read("CONTRIBUTING.md").split("## Add a rule")[1]?.split("\n## ")[0] ?? "";
  const named = Array.from(recipe.matchAll(/`(packages\/[\w./-]+)`/g), ([, path]) => path ?? "");
  expect(named).toContain(rulebook);
  for (const path of named.filter((name) => !name.endsWith("halfway.ts"))) expect(() => read(path)).not.toThrow();
});
