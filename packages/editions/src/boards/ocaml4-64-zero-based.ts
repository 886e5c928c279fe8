import type { PublishedBoard } from "./published-board.ts";

/** Numbered 0 to 63 in its source, where tokens begin on 0 and 63 wins; one is added here, and tokens begin on 1. */
export const ocaml4_64_zero_based: PublishedBoard = {
  name: "ocaml4-64-zero-based",
  source: "github.com/IceJinx33/Snakes-and-Ladders game4.json",
  board: {
    size: 64,
    rows: 8,
    columns: 8,
    start: 1,
    ladders: [[2, 16]],
    snakes: [[13, 3]],
  },
};
