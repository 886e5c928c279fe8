import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  cacheDir: "../node_modules/.vite/react",
  // Only in this repository: our packages are read from their sources, so nothing has to be built first.
  resolve: { conditions: ["@serpentine/source", ...defaultClientConditions] },
});
