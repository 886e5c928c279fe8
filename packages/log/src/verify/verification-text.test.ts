import { given } from "@serpentine/core/testing";
import { seal as promise } from "@serpentine/dice";
import { expect, test } from "vitest";
import { headerLine, makeHeader } from "../header/make-header.ts";
import { verificationText } from "./verification-text.ts";
import { verify } from "./verify.ts";

const { game } = given({ board: { size: 20 }, players: ["Ann", "Bob"] });
const created = "2026-11-29T18:00:05.000Z";
const top = headerLine(makeHeader({ id: "g-42", created, game, source: promise("a seed") }));
const withdrawal = `{"n":1,"at":"${created}","type":"PlayerWithdrew","player":"Ann","next":"Bob"}\n`;

test("what was checked comes in lines, and warnings come last", () => {
  expect(verificationText(verify(`${top}${withdrawal}{"n":2,"a`)).split("\n")).toEqual([
    "Every event was decided again and holds: 1 event, 0 turns, 0 throws.",
    "The dice are sealed: their faces are taken as given until the seal shows the seed.",
    "There is no seal: the log is open.",
    "The game is not over; nobody is home.",
    `warning: line 3: the last line was cut off when it was written, so it was left out (9 bytes after the first ${top.length + withdrawal.length})`,
  ]);
});

test("so does what does not hold", () => {
  const text = `${top}${withdrawal.replace('"Bob"', '"Ann"')}${withdrawal}x`;
  expect(verificationText(verify(text)).split("\n")).toEqual([
    "line 2: next: entry 1 says Ann; the rules give Bob",
    "line 3: entry 1 is there already; entry 2 is wanted here",
    expect.stringMatching(/^warning: line 4: the last line was cut off/),
  ]);
});

test("dice that nobody has thrown were not asked again", () => {
  const source = { kind: "seeded", algorithm: "sha256-counter/1", seed: "a seed" } as const;
  const seeded = headerLine(makeHeader({ id: "g-42", created, game, source }));
  for (const text of [seeded, seeded + withdrawal]) {
    expect(verificationText(verify(text)).split("\n")[1]).toBe("The dice were not asked: there was no throw.");
  }
});
