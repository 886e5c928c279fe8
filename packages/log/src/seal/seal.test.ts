import { createHash } from "node:crypto";
import { given } from "@serpentine/core/testing";
import { seal as promise } from "@serpentine/dice";
import { expect, test } from "vitest";
import { entryLine } from "../entry/entry-line.ts";
import { headerLine, makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { readLog } from "../reading/read-log.ts";
import { sealLine } from "./seal-line.ts";

const { game } = given({ board: { size: 20 }, players: ["Ann", "José"] });
const at = "2026-11-29T18:00:05.000Z";
const top = (source = promise("a seed")) => headerLine(makeHeader({ id: "g-42", created: at, game, source }));
const open = headerLine(makeHeader({ id: "g-42", created: at, game, source: { kind: "external" } }));
const notes = [1, 2].map((n) => entryLine({ n, at, event: { type: "app:note", text: "José 🎲" } })).join("");

const said = (text: string): readonly string[] => {
  const read = readLog(text);
  return read.ok ? [] : read.problems.map((found) => `${found.code}, ${logProblemText(found)}`);
};
const sealedWith = (changes: object): string =>
  `${open + notes}${JSON.stringify({ ...JSON.parse(sealLine(open + notes)), ...changes })}\n`;

test("a seal has the number of the last entry and the SHA-256 of all bytes before it", () => {
  const hash = createHash("sha256")
    .update(open + notes)
    .digest("hex");
  expect(sealLine(open + notes)).toBe(`{"end":2,"sha256":"${hash}"}\n`);
  expect(sealLine(Buffer.from(open + notes))).toBe(sealLine(open + notes));
  expect(readLog(open + notes + sealLine(open + notes))).toMatchObject({
    ok: true,
    log: { seal: { end: 2, sha256: hash } },
    warnings: [],
  });
});

test("a seal of nothing but a header", () => {
  expect(sealLine(open)).toMatch(/^\{"end":0,/);
  expect(said(open + sealLine(open))).toEqual([]);
});

test("the seal of sealed dice shows the seed", () => {
  expect(sealLine(top(), "a seed")).toMatch(/^\{"end":0,"sha256":"[0-9a-f]{64}","seed":"a seed"\}\n$/);
  expect(said(top() + sealLine(top(), "a seed"))).toEqual([]);
  expect(said(top() + sealLine(top()))).toEqual(["missing, line 2: seed is missing"]);
});

test("a seal is not put on half a line", () => {
  expect(() => sealLine(open.trimEnd())).toThrow(RangeError);
  expect(() => sealLine("")).toThrow(RangeError);
});

test.for<{ name: string; changes: object; says: readonly string[] }>([
  { name: "as it should be", changes: {}, says: [] },
  {
    name: "of another number",
    changes: { end: 3 },
    says: ["wrongEnd, line 4: the seal closes the log after entry 3, but the last one is 2"],
  },
  {
    name: "of an earlier number",
    changes: { end: 1 },
    says: ["wrongEnd, line 4: the seal closes the log after entry 1, but the last one is 2"],
  },
  {
    name: "of another text",
    changes: { sha256: "0".repeat(64) },
    says: [
      expect.stringMatching(
        /^wrongHash, line 4: the seal does not fit: a line before it was changed after the log was closed \(000000000000… is promised, [0-9a-f]{12}… is found\)$/,
      ) as string,
    ],
  },
  {
    name: "without a hash",
    changes: { sha256: undefined },
    says: ["missing, line 4: sha256 is missing"],
  },
  {
    name: "with something else for a hash",
    changes: { sha256: "A".repeat(64) },
    says: [expect.stringMatching(/^notAHash, line 4: sha256: 64 digits 0-9a-f are wanted, not "AAAA/) as string],
  },
  {
    name: "with keys that no hash covers",
    changes: { seed: "a seed", winner: "Ann" },
    says: [
      "unknownKey, line 4: there is no seed here; the keys are end and sha256",
      "unknownKey, line 4: there is no winner here; the keys are end and sha256",
    ],
  },
])("a seal $name", ({ changes, says }) => {
  expect(said(sealedWith(changes))).toEqual(says);
});
