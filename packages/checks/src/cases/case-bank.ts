import { read } from "../repository.ts";

/** One trouble that people really had, and what is right; `input` and `right_answer` have a shape of their own each. */
export interface RecordedCase<Input = unknown, Answer = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly symptom: string;
  readonly input: Input;
  readonly right_answer: Answer;
}

export const cases: readonly RecordedCase[] = read("packages/checks/acceptance/cases.jsonl")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as RecordedCase);

/** The case of that id, in the shape that the test says it has. */
export function caseOf<Input, Answer>(id: string): RecordedCase<Input, Answer> {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no case ${id}`);
  return found as RecordedCase<Input, Answer>;
}

type Pair = readonly [from: number, to: number];

export interface RawBoard {
  readonly size: number;
  readonly jumps: readonly Pair[];
}

const boards = JSON.parse(read("packages/editions/test-data/boards.json")) as readonly (RawBoard & { name: string })[];

/** A board as its source has it, also one that no rule allows: `boards/swift-25.json`. */
export function boardOf(file: string): RawBoard {
  const name = file.replace(/^boards\//, "").replace(/\.json$/, "");
  const found = boards.find((board) => board.name === name);
  if (found === undefined) throw new Error(`there is no board ${file}`);
  return { size: found.size, jumps: found.jumps };
}
