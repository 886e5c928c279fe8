import vue from "@vitejs/plugin-vue";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [vue()],
  cacheDir: "../node_modules/.vite/vue",
  // Only in this repository: our packages are read from their sources, so nothing has to be built first.
  resolve: { conditions: ["@serpentine/source", ...defaultClientConditions] },
});
