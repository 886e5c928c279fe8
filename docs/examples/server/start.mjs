// Starts the server of this folder: node docs/examples/server/start.mjs Ann Bob
// Vite reads the TypeScript here; a program of your own compiles it in its own way.
import { createServer } from "vite";

const players = process.argv.slice(2);
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false },
  ssr: { resolve: { conditions: ["@serpentine/source", "module", "node", "development|production"] } },
});
const { startGameServer } = await vite.ssrLoadModule("/server.ts");
const server = await startGameServer({
  board: { size: 30 },
  players: players.length > 0 ? players : ["Ann", "Bob"],
});

console.log(`The game is at ${server.url}. Whoever knows a player's token rolls for them:`);
for (const [player, token] of server.tokens) {
  console.log(`  ${player}: curl -X POST -H "Authorization: Bearer ${token}" ${server.url}/roll`);
}
console.log(`Everybody may look: curl ${server.url}/state, curl ${server.url}/log`);
console.log("Ctrl-C ends it.");
