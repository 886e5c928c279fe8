import { given } from "@serpentine/core/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { headerLine, makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { makeLog } from "../make-log.ts";
import { verificationText } from "../verify/verification-text.ts";
import { verify } from "../verify/verify.ts";
import { limits } from "../vocabulary.ts";
import { readLog } from "./read-log.ts";

const { game } = given({ board: { size: 20 }, players: ["Ann", "__proto__"] });
const at = "2026-11-29T18:00:05.000Z";
const top = headerLine(makeHeader({ id: "g-42", created: at, game, source: { kind: "external" } }));
const note = (more: string): string => `{"n":1,"at":"${at}","type":"app:note",${more}}\n`;

const said = (text: unknown): readonly string[] => {
  const read = readLog(text as string);
  return read.ok ? [] : read.problems.map((found) => `${found.code}, ${logProblemText(found)}`);
};

test.for<readonly [text: unknown, says: string]>([
  [null, "notText, line 1: a text is wanted, not null"],
  [undefined, "notText, line 1: a text is wanted, not undefined"],
  [[1, 2], "notText, line 1: a text is wanted, not [1,2]"],
  ["", "empty, line 1: the log is empty; it begins with a header"],
  ["undefined", "noHeader, line 1: a header is wanted here, not undefined"],
  ["{", 'noHeader, line 1: a header is wanted here, not "{"'],
  ["[object Object]", 'noHeader, line 1: a header is wanted here, not "[object Object]"'],
  ["null", "notAnObject, line 1: an object is wanted, not null"],
  ["{}", "noHeader, line 1: a header is wanted here, not {}"],
  ["42", "notAnObject, line 1: an object is wanted, not 42"],
])("a save that is none, %j, is refused in words (SL-180)", ([text, says]) => {
  expect(said(text)).toEqual([says]);
});

test.for([
  { name: "in a header", text: top.replace("{", '{"__proto__":{"polluted":1},') },
  { name: "in a part of a header nobody knows", text: top.replace("{", '{"x":[{"\\u005f_proto__":{"polluted":1}}],') },
  { name: "in a fork", text: top.replace("{", '{"forkedFrom":{"id":"g","n":1,"__proto__":{"polluted":1}},') },
  { name: "in an application's entry", text: top + note('"__proto__":{"polluted":1}') },
  { name: "deep in one", text: top + note('"x":[[{"__proto__":{"polluted":1}}]]') },
  {
    name: "in an event",
    text: `${top}{"n":1,"at":"${at}","type":"PlayerWithdrew","player":"Ann","next":"__proto__","__proto__":{"polluted":1}}\n`,
  },
])("__proto__ as a key is refused, and changes nothing: $name (SL-185)", ({ text }) => {
  expect(said(text)).toEqual([
    expect.stringMatching(/forbiddenKey, line [12]: .*"__proto__" is not allowed as a key$/),
  ]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test("__proto__ in a setup, a source, an effect or a seal is a key like any other that is unknown (SL-185)", () => {
  expect(said(top.replace('"board":{', '"board":{"__proto__":{"x":1},'))).toEqual([
    expect.stringMatching(/^badSetup, line 1: setup.board.__proto__: there is no "__proto__" here/),
  ]);
  expect(said(top.replace('"source":{', '"source":{"__proto__":{"x":1},'))).toEqual([
    expect.stringMatching(/^badSource/),
  ]);
  expect(said(`${top}{"end":0,"sha256":"${"0".repeat(64)}","__proto__":1}\n`)).toEqual([
    expect.stringMatching(/^unknownKey, line 2/),
  ]);
});

test("a player may be called __proto__", () => {
  const text = `${top}{"n":1,"at":"${at}","type":"PlayerWithdrew","player":"__proto__","next":"Ann"}\n`;
  expect(verify(text)).toMatchObject({ ok: true, state: { withdrawn: [1] } });
});

const nested = (levels: number): string => note(`"x":${"[".repeat(levels)}${"]".repeat(levels)}`);

test("what is nested too deep to be written again is refused", () => {
  expect(said(top + nested(limits.levels))).toEqual([]);
  const read = readLog(top + nested(limits.levels));
  expect(read.ok && makeLog(read.log)).toBe(top + nested(limits.levels));
  for (const levels of [limits.levels + 1, 1_000_000]) {
    expect(said(top + nested(levels))).toEqual(["tooDeep, line 2: x: the value is nested more than 64 levels deep"]);
  }
});

const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

test.for<readonly [name: string, text: unknown]>([
  ["a revoked proxy", revoked({})],
  ["a revoked proxy of bytes", revoked(new Uint8Array(3))],
  ["a proxy of bytes", new Proxy(new Uint8Array(3), {})],
])("%s is no text, and nothing is thrown", ([, text]) => {
  expect(said(text)).toEqual([expect.stringMatching(/^notText, line 1: a text is wanted, not /)]);
  expect(verify(text as string)).toMatchObject({ ok: false, problems: [{ code: "notText", line: 1 }] });
});

test("problems without end are a hundred", () => {
  const jumps = Array.from({ length: 60_000 }, () => [0, 0]);
  const setup = { board: { size: 20, jumps }, players: ["Ann"] };
  expect(said(`${JSON.stringify({ ...JSON.parse(top), setup })}\n`)).toHaveLength(100);
});

const isTotal = (text: string | Uint8Array): void => {
  const verification = verify(text);
  expect(verificationText(verification)).not.toMatch(/undefined.*undefined|\[object/);
  expect(verification.ok || verification.problems.length > 0).toBe(true);
  expect(JSON.parse(JSON.stringify(verification))).toBeTypeOf("object");
};

test("whatever comes, nothing is thrown", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), isTotal));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), isTotal));
  const after = fc.array(fc.oneof(fc.json(), fc.string()), { maxLength: 5 }).map((lines) => top + lines.join("\n"));
  fc.assert(fc.property(after, isTotal));
});

test("whatever stands for a value, nothing is thrown", () => {
  const key = fc.constantFrom(
    "n",
    "at",
    "type",
    "player",
    "dice",
    "roll",
    "from",
    "path",
    "to",
    "outcome",
    "next",
    "effect",
  );
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom("TurnTaken", "Ann", "GameAborted", 1, [1], null));
  const lines = fc.array(fc.dictionary(key, value), { maxLength: 5 });
  const numbered = lines.map((list) => list.map((line, index) => JSON.stringify({ n: index + 1, at, ...line })));
  fc.assert(fc.property(numbered, (list) => isTotal(`${top}${list.join("\n")}\n`)));
});
