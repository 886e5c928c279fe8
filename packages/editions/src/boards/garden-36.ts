import type { PublishedBoard } from "./published-board.ts";

/** A small board of our own for a quick game, with 36 at the top left; its picture is `board-files/garden-36.png`. */
export const garden_36: PublishedBoard = {
  name: "garden-36",
  source: "drawn up for Serpentine",
  board: {
    size: 36,
    rows: 6,
    columns: 6,
    image: "garden-36.png",
    ladders: [
      [3, 14],
      [8, 20],
      [16, 27],
      [23, 34],
    ],
    snakes: [
      [12, 2],
      [30, 18],
      [33, 21],
      [35, 13],
    ],
  },
};
