// Writes the generated pages: runs the default export of every module in docs-generators, with the root as argument.
import { existsSync, readdirSync } from "node:fs";
import { root } from "./steps.mjs";

const folder = new URL("../docs-generators/", import.meta.url);
const generators = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".mjs"))
      .toSorted()
  : [];
if (generators.length === 0) console.log("No page is generated.");
for (const name of generators) {
  console.log(name);
  const { default: generate } = await import(new URL(name, folder));
  await generate(root);
}
