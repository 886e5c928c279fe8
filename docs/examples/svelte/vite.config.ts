import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  cacheDir: "../node_modules/.vite/svelte",
  // Only in this repository: our packages are read from their sources, so nothing has to be built first.
  resolve: { conditions: ["@serpentine/source", ...defaultClientConditions] },
});
