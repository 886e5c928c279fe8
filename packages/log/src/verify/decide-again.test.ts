import { readFileSync } from "node:fs";
import { extendRulebook, standardRulebook } from "@serpentine/core";
import { given, playedGame } from "@serpentine/core/testing";
import { describe, expect, test } from "vitest";
import { makeHeader } from "../header/make-header.ts";
import { logProblemText } from "../log-problem-text.ts";
import { makeLog } from "../make-log.ts";
import type { Log } from "../vocabulary.ts";
import type { Verification } from "./verify.ts";
import { verify } from "./verify.ts";

const at = "2026-11-29T18:00:05.000Z";
const golden = (name: string): readonly string[] =>
  readFileSync(new URL(`../../test-data/v1-${name}.jsonl`, import.meta.url), "utf8").split("\n");

/** The golden log with the keys of some lines changed; undefined takes a key away. */
const changed = (name: string, changes: { readonly [line: number]: object }): string =>
  golden(name)
    .map((text, index) => {
      const change = changes[index + 1];
      return change === undefined ? text : JSON.stringify({ ...(JSON.parse(text) as object), ...change });
    })
    .join("\n");

const said = (verification: Verification): readonly string[] =>
  verification.ok ? [] : verification.problems.map((found) => `${found.code}, ${logProblemText(found)}`);

test("a square that a ladder does not lead to is never believed (SL-177)", () => {
  const { game } = given({ board: { size: 20, jumps: [[3, 11]] }, players: ["P1", "P2"] });
  const event = {
    type: "TurnTaken",
    player: "P1",
    dice: [3],
    roll: 3,
    from: 0,
    path: [3, 15],
    to: 15,
    outcome: "ladder",
  } as const;
  const header = makeHeader({ id: "g", created: at, game, source: { kind: "external" } });
  const verification = verify(
    makeLog({ header, entries: [{ n: 1, at, event: { ...event, next: "P2" } }], seal: null }),
  );
  expect(verification).toMatchObject({ ok: false, difference: { line: 2, n: 1, key: "path", expected: [3, 11] } });
  expect(JSON.stringify(verification)).not.toContain('"positions"');
});

test("the wrong player's turn is refused (SL-178)", () => {
  const { game } = given({ board: { size: 6 }, players: ["P1", "P2"] });
  const event = {
    type: "TurnTaken",
    player: "P2",
    dice: [3],
    roll: 3,
    from: 0,
    path: [3],
    to: 3,
    outcome: "move",
  } as const;
  const header = makeHeader({ id: "g", created: at, game, source: { kind: "external" } });
  const text = makeLog({ header, entries: [{ n: 1, at, event: { ...event, next: "P1" } }], seal: null });
  expect(said(verify(text))).toEqual(["differs, line 2: player: entry 1 says P2; the rules give P1"]);
});

test("the move that ends the game is in the log (SL-036)", () => {
  const { game, events } = playedGame({ board: { size: 6 }, players: ["P1", "P2"] }, [[2], [1], [4]]);
  const header = makeHeader({ id: "g", created: at, game, source: { kind: "external" } });
  const log: Log = { header, entries: events.map((event, index) => ({ n: index + 1, at, event })), seal: null };
  expect(log.entries).toHaveLength(3);
  expect(log.entries.at(-1)?.event).toMatchObject({ player: "P1", roll: 4, from: 2, to: 6, outcome: "home" });
  expect(verify(makeLog(log))).toMatchObject({ ok: true, checked: { over: true }, state: { ranking: [0] } });
});

describe("what is no turn", () => {
  test.for<{ name: string; changes: Parameters<typeof changed>[1]; says: string }>([
    {
      name: "a throw for who begins",
      changes: { 5: { next: "__proto__" } },
      says: 'differs, line 5: next: entry 4 says "__proto__"; the rules give "Zoë"',
    },
    {
      name: "who begins",
      changes: { 8: { starts: "__proto__", next: "__proto__" } },
      says: 'differs, line 8: starts: entry 7 says "__proto__"; the rules give "Zoë"',
    },
    {
      name: "who is next after somebody left",
      changes: { 14: { next: "José" } },
      says: 'differs, line 14: next: entry 13 says "José"; the rules give "__proto__"',
    },
    {
      name: "somebody who leaves twice",
      changes: { 23: { type: "PlayerWithdrew", player: "小明", next: "Zoë", reason: undefined } },
      says: 'refused, line 23: type: entry 22 cannot have happened: "小明" has left the game',
    },
    {
      name: "who is put back",
      changes: { 15: { restored: [["José", 7]] } },
      says: 'differs, line 15: restored: entry 14 says [["José",7]]; the rules give [["José",6]]',
    },
  ])("is decided again: $name", ({ changes, says }) => {
    expect(said(verify(changed("external", changes)))).toEqual([says]);
  });
});

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const half = (from: number, by: number, size: number): number =>
  from + by <= size ? from + by : size - Math.floor((from + by - size) / 2);

test("a key that an event does not have is no throw and no difference", () => {
  const { game, events } = playedGame({ board: { size: 6 }, players: ["P1", "P2"] }, [
    { type: "withdraw", player: "P1" },
    { type: "abort" },
  ]);
  const header = makeHeader({ id: "g", created: at, game, source: { kind: "scripted", throws: [[1]] } });
  const entries = events.map((event, index) => ({
    n: index + 1,
    at,
    event: { ...event, dice: [6], outcome: "home" as const },
  }));
  expect(verify(makeLog({ header, entries, seal: null }))).toMatchObject({
    ok: true,
    checked: { events: 2, throws: 0 },
  });
});

// The first time it is asked is when the setup is checked.
test.for<readonly [name: string, thrown: () => unknown, failsAt: number, why: string]>([
  ["an error", () => new Error("boom"), 1, "boom"],
  ["an error, later", () => new Error("boom"), 2, "boom"],
  ["a text, later", () => "boom", 2, "boom"],
  ["nothing, later", () => undefined, 2, "undefined"],
  ["a revoked proxy, later", revoked, 2, "(unreadable)"],
])("an opening of one's own that throws is a problem of the header: %s", ([, thrown, failsAt, why]) => {
  let asked = 0;
  const bad = () => {
    asked += 1;
    if (asked >= failsAt) throw thrown();
    return { starts: 0 };
  };
  const text = makeLog({
    header: makeHeader({
      id: "g",
      created: at,
      game: given({ board: { size: 6 }, players: ["P1"] }).game,
      source: { kind: "external" },
    }),
    entries: [],
    seal: null,
  }).replace('"opening":"listed"', '"opening":"bad"');
  const rulebook = extendRulebook(standardRulebook, { opening: { bad } });
  const verification = verify(text, { rulebook });
  expect(said(verification)).toEqual([`badSetup, line 1: setup.rules.opening: the rule failed: ${why}`]);
  expect(verification).toMatchObject({
    difference: null,
    problems: [{ values: ['"ruleFailed"'], cause: { code: "ruleFailed" } }],
  });
  if (failsAt === 1) return;
  asked = 0;
  // What else is wrong comes after it.
  expect(said(verify(`${text}[]\n`, { rulebook })).map((line) => line.split(":")[0])).toEqual([
    "badSetup, line 1",
    "notAnObject, line 2",
  ]);
});

test("rules of one's own are asked, where their rulebook is given", () => {
  const rulebook = extendRulebook(standardRulebook, { ending: { half } });
  const setup = { board: { size: 6 }, players: ["P1"], rules: { ending: "half" } };
  const { game, events } = playedGame(setup, [[4], [5], [1], [1], [1]], rulebook);
  const header = makeHeader({ id: "g", created: at, game, source: { kind: "external" } });
  const text = makeLog({ header, entries: events.map((event, index) => ({ n: index + 1, at, event })), seal: null });
  expect(verify(text)).toMatchObject({ ok: false, problems: [{ code: "badSetup" }] });
  expect(verify(text, { rulebook })).toMatchObject({ ok: true, checked: { turns: 3, over: true } });
  expect(said(verify(text.replace('"path":[5],"to":5', '"path":[6],"to":6'), { rulebook }))).toEqual([
    "differs, line 3: path: entry 2 says [6]; the rules give [5]",
  ]);
});
