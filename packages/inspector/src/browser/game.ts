/** The game that the tests in a browser play: Ann goes 0 → 3 → 11 by the ladder, Bob to 6, and so on; nobody is home. */
export const input = {
  setup: { board: { size: 30, ladders: [[3, 11]], snakes: [[17, 5]] }, players: ["Ann", "Bob"] },
  source: { kind: "scripted", throws: [[3], [6], [2], [4]] },
};
