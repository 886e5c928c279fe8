import type { PublishedBoard } from "./published-board.ts";

/** A small board with four jumps, from a saved game. */
export const xml_25: PublishedBoard = {
  name: "xml-25",
  source: "github.com/amir-arad/Snakes-and-Ladders-Java-Exercise src/main/resources/snakesandladders.xml",
  board: {
    size: 25,
    rows: 5,
    columns: 5,
    ladders: [
      [4, 9],
      [6, 13],
    ],
    snakes: [
      [14, 7],
      [19, 3],
    ],
  },
};
