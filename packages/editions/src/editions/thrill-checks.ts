import type { Check, Jump } from "@serpentine/core";

const isSnake = ({ from, to }: Jump) => to < from;
const isLadder = ({ from, to }: Jump) => to > from;

/** Exactly five snakes. */
export const fiveSnakes: Check = ({ board }) => {
  const count = board.jumps.filter(isSnake).length;
  if (count === 5) return [];
  const text = `exactly 5 snakes are wanted, not ${count}`;
  return [{ code: "notFiveSnakes", path: ["board"], values: [count], text }];
};

/** Exactly three ladders. */
export const threeLadders: Check = ({ board }) => {
  const count = board.jumps.filter(isLadder).length;
  if (count === 3) return [];
  const text = `exactly 3 ladders are wanted, not ${count}`;
  return [{ code: "notThreeLadders", path: ["board"], values: [count], text }];
};

/** No ladder climbs more than nine squares; each that does is named. */
export const shortLadders: Check = ({ board }) =>
  board.jumps.flatMap((jump, index) => {
    const { from, to } = jump;
    if (!isLadder(jump) || to - from <= 9) return [];
    const text = `a ladder climbs at most 9 squares, and ${from}→${to} climbs ${to - from}`;
    return [{ code: "ladderTooLong", path: ["board", "jumps", index], values: [from, to], text }];
  });

/** The snake that makes it thrilling: from 99 down to 36. */
export const snakeFrom99To36: Check = ({ board }) => {
  if (board.jumps.some(({ from, to }) => from === 99 && to === 36)) return [];
  return [{ code: "noSnakeFrom99To36", path: ["board"], values: [99, 36], text: "a snake from 99 to 36 is wanted" }];
};
