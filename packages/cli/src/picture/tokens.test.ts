import { expect, test } from "vitest";
import { gameOf } from "../testing/played.ts";
import { tokensOf } from "./tokens.ts";

const tokens = (...players: string[]) => tokensOf(gameOf({ board: { size: 9 }, players }));

test("tokens are initials where these differ", () => {
  expect(tokens("Zoe", "bob", "Cy")).toEqual(["Z", "B", "C"]);
});

test("tokens are A, B, C where initials are the same or no plain letters", () => {
  expect(tokens("Ann", "Abe")).toEqual(["A", "B"]);
  expect(tokens("李小龙", "Bob")).toEqual(["A", "B"]);
  expect(tokens("\u001b[31m", "Bob")).toEqual(["A", "B"]);
});

test("tokens are stars when letters have run out", () => {
  const many = tokens(...Array.from({ length: 54 }, (_, index) => `P${index}`));
  expect([many[25], many[26], many[51], many[52]]).toEqual(["Z", "a", "z", "*"]);
});
