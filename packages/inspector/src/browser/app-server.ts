import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const conditions = ["@serpentine/source", "module", "browser", "production"];

const page = `<!doctype html><title>App</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>`;

/** Bundles the app that uses the official browser inspector, and serves it on the loopback. */
export async function startApp(): Promise<{ readonly url: string; close(): void }> {
  const entry = fileURLToPath(new URL("app/app.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { conditions },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ["es"], fileName: "app" } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const code = outputs.find((one) => one.type === "chunk")?.code ?? "";
  const server = createServer(({ url }, response) => {
    const isCode = url === "/app.js";
    response.setHeader("Content-Type", `text/${isCode ? "javascript" : "html"}; charset=utf-8`);
    response.end(isCode ? code : page);
  });
  const port = await listen(server);
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return (server.address() as AddressInfo).port;
}

/** A port that was free a moment ago: the official relay cannot say which one it took. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
