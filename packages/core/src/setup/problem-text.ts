import { show } from "../vocabulary/show.ts";
import type { Problem, ProblemCode } from "../vocabulary/vocabulary.ts";

type Values = Problem["values"];
type Words = (values: Values) => string;

/** Names that were kept as text are shown as they are; the rest was made printable when the problem was made. */
const texts: { readonly [code in ProblemCode]: Words } = {
  notAnObject: ([found]) => `an object is wanted, not ${found}`,
  notAList: ([found]) => `a list is wanted, not ${found}`,
  listTooLong: ([length, limit]) => `the list has ${length} entries; ${limit} is the most`,
  missing: ([key]) => `${key} is missing`,
  unknownKey: ([key, ...keys]) => `there is no ${key} here; the keys are ${list(keys)}`,
  notText: ([found]) => `a text is wanted, not ${found}`,
  notWhole: ([found, least, most]) => {
    if (least === Number.MIN_SAFE_INTEGER) return `a whole number is wanted, not ${found}`;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    return `a whole number ${range} is wanted, not ${found}`;
  },
  unsafeSize: ([size, highest]) =>
    `a board of ${size} with rolls up to ${highest} is past what numbers can count exactly`,
  tooFew: ([count, least]) => `at least ${least} ${be(least)} wanted, there ${be(count)} ${count}`,
  tooMany: ([count, most]) => `at most ${most} ${be(most)} allowed, there ${be(count)} ${count}`,
  blankName: ([name]) => `the name ${name} is blank`,
  repeatedName: ([name, first]) => `the name ${name} is there already, in place ${Number(first) + 1}`,
  notAJump: ([found]) => `a jump is [from, to] or { from, to }, not ${found}`,
  offBoard: ([square, first, last]) => `square ${square} is not on the board (${first} to ${last})`,
  jumpToItself: ([square]) => `a jump from ${square} to ${square} goes nowhere`,
  jumpFromHome: ([from, to]) => `the jump ${from}→${to} starts on the last square`,
  repeatedStart: ([from, to, other]) => `two jumps start on square ${from}: to ${to} and to ${other}`,
  snakeGoesUp: ([from, to]) => `the snake ${from}→${to} does not go down`,
  ladderGoesDown: ([from, to]) => `the ladder ${from}→${to} does not go up`,
  chain: ([from, to, further]) => `the jump ${from}→${to} ends where the jump ${to}→${further} starts`,
  loop: (squares) => `the jumps ${squares.join("→")}→${squares[0]} go round in a loop`,
  badSquareKey: ([key]) => `${key} is not a square written as a plain decimal number`,
  effectOnHome: ([square]) => `square ${square} is the last one; nothing can happen there`,
  effectOnJump: ([square]) => `a jump starts on square ${square}; no token comes to rest there`,
  notAnEffect: ([found]) => `an effect is one of { skip }, { again: true }, { times } and { moveTo }, not ${found}`,
  wrongArea: ([rows, columns, size]) => `${rows} rows × ${columns} columns are not ${size} squares`,
  weightsMismatch: ([weights, faces]) => `one weight for each face is wanted: ${faces}, not ${weights}`,
  weightsAllZero: () => "the weights are all 0",
  weightsTooHeavy: ([sum, most]) => `the weights add up to ${sum}; ${most} is the most`,
  notAStart: ([found]) => `tokens start on 0 or on 1, not on ${found}`,
  unknownRule: ([family, found, ...words]) => `${found} is no rule for ${family}; there are ${list(words)}`,
  emptyRolls: () => "the list of rolls is empty",
  rollOutOfReach: ([roll, lowest, highest]) => `the dice cannot roll ${roll}, only ${lowest} to ${highest}`,
  bounceTooShort: ([furthest, size]) =>
    `with bounce no roll may go past the whole board: ${furthest} squares at most, ${size} on the board`,
  notAState: (found) => `a state of this game cannot have ${found.join(" with ")} here`,
  ruleFailed: ([why]) => `the rule failed: ${why}`,
  unreadable: ([why]) => `this could not be read: ${why}`,
  edition: ([edition, ...wants]) => `${edition} asks for ${wants.join(" ")}`,
};

/** A problem in words, its place first: `board.jumps[2]: the jump 4→9 ends where the jump 9→4 starts`. */
export function problemText(problem: Problem): string {
  const words = Object.hasOwn(texts, problem.code) ? texts[problem.code as ProblemCode] : undefined;
  const text = problem.text ?? words?.(problem.values.map(bare)) ?? problem.code;
  const place = placeText(problem.path);
  return place === "" ? text : `${place}: ${text}`;
}

/** `["board", "jumps", 2, "to"]` as `board.jumps[2].to`; a key that is not a plain word comes in quotes. */
export function placeText(path: Problem["path"]): string {
  return path
    .map((step) => (typeof step === "string" && /^[\p{L}\p{N}_]+$/u.test(step) ? `.${step}` : `[${show(step)}]`))
    .join("")
    .replace(/^\./, "");
}

/** Texts come in quotes, so that a blank shows; words of a setup read better without. */
function bare(value: string | number): string | number {
  return typeof value === "string" && /^"(?:[A-Za-z]+|\{[a-z, ]+\})"$/i.test(value) ? value.slice(1, -1) : value;
}

function be(count: string | number | undefined): string {
  return count === 1 ? "is" : "are";
}

function list(words: Values): string {
  const shown = words.map(bare);
  if (shown.length <= 1) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
