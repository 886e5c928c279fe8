import { describe, expect, test } from "vitest";
import { files, read } from "../repository.ts";
import { cases } from "./case-bank.ts";

/** The cases that wait for a later part of the project, each with what it waits for. */
const left: { readonly [id: string]: string } = {
  "SL-004": "odds: the exact mean length of a game, and a simulation near it",
  "SL-157": "interface: names are shown as text, in every place",
  "SL-221": "interface: a click during the walk of a token is lost",
  "SL-222": "interface: the end of an animation ends a turn once, or a timer does",
  "SL-223": "interface: a tab that was hidden shows the last square at once",
  "SL-225": "interface: the panel shows where a token rests",
  "SL-225b": "interface: the last move of a player is that player's",
  "SL-226": "interface: tokens on one square do not hide each other",
  "SL-227": "interface: the board fits a phone",
  "SL-228": "interface: no dialog of the browser",
  "SL-230": "interface: players are told apart without colour",
  "SL-231": "interface: a key held down rolls once",
  "SL-232": "interface: plurals and square names in each language",
  "SL-233": "interface: the view looks no jump up by itself",
};

/** Named in a test already, and something of each is still to come. */
const more: { readonly [id: string]: string } = {
  "SL-180": "interface: the app starts with any damaged save in its storage",
  "SL-220": "interface: a double click rolls once, in the app too",
};

const ids = cases.map(({ id }) => id);
const tests = files.filter((path) => path.endsWith(".test.ts") && !path.endsWith("/cases/ledger.test.ts"));
const named = new Set(tests.flatMap((path) => read(path).match(/\bSL-\d+b?\b/g) ?? []));

describe("the case bank", () => {
  test("has 134 cases, none twice", () => {
    expect(ids).toHaveLength(134);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("is named case by case in the tests, or left for later: none is lost", () => {
    expect(ids.filter((id) => !named.has(id) && !Object.hasOwn(left, id))).toEqual([]);
  });
  test("has no case that is left for later and tested", () => {
    expect(Object.keys(left).filter((id) => named.has(id))).toEqual([]);
  });
  test("has every case of which more is to come in a test now", () => {
    expect(Object.keys(more).filter((id) => !named.has(id))).toEqual([]);
  });
  test("has every case that is named or left", () => {
    expect([...named, ...Object.keys(left)].filter((id) => !ids.includes(id))).toEqual([]);
  });
  test("says of each that is left what it waits for", () => {
    for (const words of Object.values({ ...left, ...more })) expect(words).toMatch(/^(odds|interface|storage): \w/);
  });
});
