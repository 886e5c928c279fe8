import { run } from "./steps.mjs";

// Lint first: what it rewrites is formatted afterwards. Each says what it could not fix; `npm run check` decides.
const codes = [run("oxlint", "--fix"), run("biome", "check", "--write", ".")];
process.exitCode = Math.max(...codes);
