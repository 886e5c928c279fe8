import { readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

// vitest 4 reads this file only when it is named: `vitest run --config vitest.workspace.ts`.
// Tests read sources through our own export condition, so nobody has to build first.
const conditions = ["@serpentine/source", "module", "node", "development|production"];
const packages = readdirSync(new URL("packages/", import.meta.url));
// A worker for each file costs more than the tests do; only these change something that others would see.
const isolated = ["checks", "inspector", "machine"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    projects: packages.map((name) => ({
      // Only inline projects inherit the options above.
      extends: true,
      test: { name, root: `packages/${name}`, include: ["src/**/*.test.ts"], isolate: isolated.includes(name) },
    })),
  },
});
