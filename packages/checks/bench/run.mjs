// Runs every *.bench.mjs of this folder, each in a process of its own so that none warms up another.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { step } from "../scripts/steps.mjs";

const benches = readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".bench.mjs"))
  .toSorted();
if (benches.length === 0) console.log("Nothing to measure.");
for (const name of benches) step(name, "node", fileURLToPath(new URL(name, import.meta.url)));
