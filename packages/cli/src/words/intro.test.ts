import { expect, test } from "vitest";
import { gameOf } from "../testing/played.ts";
import { intro, sourceWords } from "./intro.ts";

const plain = gameOf({ board: { size: 10 }, players: ["Ann"] }).rules;

test("a game is told in full sentences, with the rules that are not the usual ones", () => {
  const game = gameOf({
    board: { size: 64, rows: 8, columns: 8, jumps: [[3, 11]], squares: { 5: { again: true } } },
    players: ["Ann", "Bob"],
    dice: { count: 2, faces: 6, weights: [1, 1, 1, 1, 1, 2] },
    rules: { again: { rolls: [2, 12] }, streak: { limit: 3, penalty: "void" }, capture: "sendToStart" },
  });
  expect(intro(game, plain)).toEqual([
    "Board: 64 squares (8 rows of 8), 1 ladder, 0 snakes and 1 square with an effect.",
    "Players: Ann and Bob.",
    "Dice: 2 dice of 6 faces, weighted 1:1:1:1:1:2.",
    "Rules: again rolls:2,12, streak 3:void, capture sendToStart.",
  ]);
});

test("the usual rules go without saying, unless all are asked for", () => {
  const game = gameOf({ board: { size: 2 }, players: ["Ann"], dice: { faces: 1 } });
  expect(intro(game, plain)).toEqual([
    "Board: 2 squares, 0 ladders and 0 snakes.",
    "Players: Ann.",
    "Dice: one die of 1 face.",
  ]);
  expect(intro(game).at(-1)).toBe(
    "Rules: ending exact, jumping refused, again never, streak unlimited, entering freely, capture none, opening listed, closing firstHome.",
  );
});

test("of many players the first twenty are named", () => {
  const players = Array.from({ length: 23 }, (_, index) => `P${index}`);
  expect(intro(gameOf({ board: { size: 9 }, players }), plain)[1]).toMatch(/P18, P19 and 3 others\.$/);
});

test("each kind of dice is told", () => {
  expect(sourceWords({ kind: "seeded", algorithm: "sha256-counter/1", seed: "a\u0007" })).toBe("Seed: a[U+0007]");
  expect(sourceWords({ kind: "sealed", algorithm: "sha256-counter/1", commitment: "" })).toMatch(/sealed/);
  expect(sourceWords({ kind: "external" })).toBe("Rolls: thrown elsewhere.");
  expect(sourceWords({ kind: "scripted", throws: [[1]] })).toBe("Rolls: 1 throw written down.");
  expect(sourceWords({ kind: "scripted", throws: [[1], [2]], repeat: true })).toBe(
    "Rolls: 2 throws written down, over and over.",
  );
});
