// Draws the picture of a board file: `node draw-board.mjs kata2-64` reads ../board-files/kata2-64.txt and writes
// kata2-64.svg and kata2-64.png beside it. Only for whoever draws a board; the package does not need it.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawing } from "./drawing.mjs";

const names = process.argv.slice(2);
if (names.length === 0) throw new Error("which board? node draw-board.mjs NAME…");

for (const name of names) {
  const file = (ending) => fileURLToPath(new URL(`../board-files/${name}.${ending}`, import.meta.url));
  writeFileSync(file("svg"), drawing(boardIn(readFileSync(file("txt"), "utf8"))));
  // The version is pinned, so that the same drawing gives the same picture.
  const options = ["--format", "png", "--palette", "--colors", "256"];
  const made = spawnSync("npx", ["--yes", "sharp-cli@5.2.0", "-i", file("svg"), "-o", file("png"), ...options], {
    stdio: "inherit",
  });
  if (made.status !== 0) throw new Error(`${name}.png could not be made`);
}

/** Board files of this package are as `makeBoardFile` writes them, so this little reader will do. */
function boardIn(text) {
  const number = (key) => Number(new RegExp(`^${key}=(\\d+)$`, "m").exec(text)?.[1]);
  const pairs = (key) => {
    return [...text.matchAll(new RegExp(`^${key}=(\\d+),(\\d+)$`, "gm"))].map(([, from, to]) => [+from, +to]);
  };
  return { rows: number("Rows"), columns: number("Columns"), ladders: pairs("Ladder"), snakes: pairs("Snake") };
}
