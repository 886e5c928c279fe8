import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  cacheDir: "../node_modules/.vite/vanilla",
  // Only in this repository: our packages are read from their sources, so nothing has to be built first.
  resolve: { conditions: ["@serpentine/source", ...defaultClientConditions] },
});
