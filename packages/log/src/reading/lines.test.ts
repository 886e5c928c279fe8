import { checkSetup } from "@serpentine/core";
import { expect, test } from "vitest";
import { makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { makeLog } from "../make-log.ts";
import { limits } from "../vocabulary.ts";
import { readLog } from "./read-log.ts";

const checked = checkSetup({ board: { size: 20, jumps: [[3, 11]] }, players: ["Ann", "José"] });
if (!checked.ok) throw new TypeError("the setup is valid");
const { game } = checked;
const at = "2026-11-29T18:00:05.000Z";
const header = makeHeader({ id: "g-42", created: at, game, source: { kind: "external" } });
const event = { type: "app:note", text: "José" } as const;
const [first = "", second = ""] = [1, 2].map((n) => JSON.stringify({ n, at, event: undefined, ...event }));
const top = makeLog({ header, entries: [], seal: null });
const sealed = makeLog({ header, entries: [{ n: 1, at, event }], seal: { end: 1, sha256: "" } });

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Uint8Array.from(part))));

const said = (text: string | Uint8Array): readonly string[] => {
  const read = readLog(text);
  return read.ok ? [] : read.problems.map((found) => `${found.code}, ${logProblemText(found)}`);
};

test.for<{ name: string; text: string | Uint8Array; says: readonly string[] }>([
  { name: "nothing", text: "", says: ["empty, line 1: the log is empty; it begins with a header"] },
  {
    name: "a byte-order mark",
    text: `\uFEFF${top}`,
    says: ["byteOrderMark, line 1: the log begins with a byte-order mark, which some program has added; take it away"],
  },
  {
    name: "a byte-order mark in the middle, where two files were joined",
    text: `${top}\uFEFF${first}\n`,
    says: [expect.stringMatching(/^brokenLine, line 2: /) as string],
  },
  {
    name: "converted line ends, said once, and that the seal does not fit any more",
    text: sealed.replaceAll("\n", "\r\n"),
    says: [
      "carriageReturn, line 1: the line ends in CR LF; some program has converted the line ends of this log, and a seal would no longer fit: it has LF alone",
      expect.stringMatching(/^wrongHash, line 3: the seal does not fit: a line before it was changed/) as string,
    ],
  },
  {
    name: "half a character on a line that ends (SL-172)",
    text: bytes(top, '{"n":1,"text":"Jos', [0xc3], "\n\n"),
    says: [
      "notUtf8, line 2: the line is not UTF-8; it was damaged after it was written",
      "blankLine, line 3: the line is blank; every line of a log holds something",
    ],
  },
  {
    name: "a broken line in the middle, and no gap after it (SL-171)",
    text: `${top}${first}\n{"n":2,"at":"2026\n${second.replace('"n":2', '"n":3')}\n`,
    says: ['brokenLine, line 3: the line is broken, it is no JSON: "{\\"n\\":2,\\"at\\":\\"2026"'],
  },
  {
    name: "two lines that became one",
    text: `${top}${first}${second}\n`,
    says: [expect.stringMatching(/^brokenLine, line 2: /) as string],
  },
  {
    name: "JSON that is no object",
    text: `${top}[1]\n42\nnull\n"x"`,
    says: [
      "notAnObject, line 2: an object is wanted, not [1]",
      "notAnObject, line 3: an object is wanted, not 42",
      "notAnObject, line 4: an object is wanted, not null",
      "notAnObject, line 5: an object is wanted, not x",
    ],
  },
  {
    name: "missing lines",
    text: `${top}${second}\n`,
    says: ["gap, line 2: entry 1 is missing, the next one here is 2"],
  },
  {
    name: "a line that is there twice",
    text: `${top}${first}\n${first}\n${second}\n`,
    says: ["repeat, line 3: entry 1 is there already; entry 2 is wanted here"],
  },
  {
    name: "lines that changed places",
    text: `${top}${second}\n${first}\n`,
    says: [
      "gap, line 2: entry 1 is missing, the next one here is 2",
      "repeat, line 3: entry 1 is there already; entry 3 is wanted here",
    ],
  },
  {
    name: "a line after the seal",
    text: `${sealed}${second}\n${second}\n`,
    says: ["afterSeal, line 4: the log was closed by the seal on line 3; nothing comes after it"],
  },
  {
    name: "the beginning of a line after the seal",
    text: `${sealed}{"n`,
    says: ["afterSeal, line 4: the log was closed by the seal on line 3; nothing comes after it"],
  },
])("$name", ({ text, says }) => {
  expect(said(text)).toEqual(says);
  expect(said(typeof text === "string" ? Buffer.from(text) : text)).toEqual(says);
});

test("a line that is too long is not read", () => {
  const long = `${top}{"n":1,"x":"${"x".repeat(limits.bytesInALine)}"}\n`;
  expect(said(long)).toEqual([`lineTooLong, line 2: the line has 67108878 bytes; 67108864 is the most`]);
});

test("a log that is too long is not read", () => {
  const much = new Uint8Array(limits.bytes + 1);
  expect(said(much)).toEqual(["tooLong, line 1: the log has at least 268435457 bytes; 268435456 is the most"]);
});

test("a hundred problems are enough", () => {
  expect(said(top + "broken\n".repeat(1000))).toHaveLength(100);
});
