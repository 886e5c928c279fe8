import { describe, expect, test } from "vitest";
import { diceFrom } from "../dice-from.ts";

const die = { count: 1, faces: 6 };
const read = (source: Parameters<typeof diceFrom>[0], shape = die) => [0, 1, 2, 3, 4].map(diceFrom(source, shape));

describe("a script", () => {
  test.for([
    {
      name: "is used up after its last throw",
      source: { kind: "scripted", throws: [[3]] },
      faces: [[3], undefined, undefined, undefined, undefined],
      reference: "SL-108",
    },
    {
      name: "begins again where it repeats",
      source: { kind: "scripted", throws: [[3]], repeat: true },
      faces: [[3], [3], [3], [3], [3]],
      reference: "SL-108",
    },
    {
      name: "of two throws repeats both",
      source: { kind: "scripted", throws: [[1], [6]], repeat: true },
      faces: [[1], [6], [1], [6], [1]],
    },
    {
      name: "that says it does not repeat is used up",
      source: { kind: "scripted", throws: [[1], [6]], repeat: false },
      faces: [[1], [6], undefined, undefined, undefined],
    },
    {
      name: "without throws is used up at once",
      source: { kind: "scripted", throws: [] },
      faces: [undefined, undefined, undefined, undefined, undefined],
    },
  ] as const)("$name", ({ source, faces }) => {
    expect(read(source)).toEqual(faces);
  });
});

test("a script for two dice has two faces a throw", () => {
  const throws = [
    [1, 6],
    [2, 2],
  ];
  expect(read({ kind: "scripted", throws }, { count: 2, faces: 6 }).slice(0, 3)).toEqual([[1, 6], [2, 2], undefined]);
});

test("a repeating script goes on as far as one can count", () => {
  const dice = diceFrom({ kind: "scripted", throws: [[1], [2], [3]], repeat: true }, die);
  expect(dice(Number.MAX_SAFE_INTEGER)).toEqual([(Number.MAX_SAFE_INTEGER % 3) + 1]);
});
