import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page is the one thing here that no test can take from its sources: a browser does not read TypeScript. */
export function buildPage(): void {
  const projects = ["../../tsconfig.page.json", "../../tsconfig.chart.json"].map(here);
  execFileSync(here("../../../../node_modules/.bin/tsc"), ["-b", ...projects], { stdio: "inherit" });
}
