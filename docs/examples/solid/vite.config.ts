import { defaultClientConditions, defineConfig } from "vite";
import solid from "vite-plugin-solid";

export default defineConfig({
  plugins: [solid()],
  cacheDir: "../node_modules/.vite/solid",
  // Only in this repository: our packages are read from their sources, so nothing has to be built first.
  resolve: { conditions: ["@serpentine/source", ...defaultClientConditions] },
});
