import { verify } from "@serpentine/log";
import { expect, test } from "vitest";
import { folder } from "../testing/folder.ts";
import { played } from "../testing/played.ts";
import { LogFile } from "./log-file.ts";

const created = new Date("2026-11-29T18:00:00.000Z");

test("every line is in the file at once, and the log is valid after each", () => {
  const { path, read } = folder();
  const { game, events } = played({ board: { size: 9 }, players: ["Ann", "Bob"] }, [3, 4, 6]);
  const log = LogFile.open("a.jsonl", false, path);
  expect(read("a.jsonl")).toBe("");
  log.begin({ id: "g-1", created, by: "a test", game, source: { kind: "external" } });
  expect(verify(read("a.jsonl"))).toMatchObject({ ok: true, checked: { events: 0 } });
  events.forEach((event, index) => {
    log.record(event, created);
    expect(verify(read("a.jsonl"))).toMatchObject({ ok: true, checked: { events: index + 1, seal: "none" } });
  });
  log.seal();
  log.close();
  expect(verify(read("a.jsonl"))).toMatchObject({ ok: true, checked: { over: true, seal: "holds" } });
});

test("a file that is there is left alone, unless it is to be written over", () => {
  const { path, write, read } = folder();
  write("a.jsonl", "precious");
  expect(() => LogFile.open("a.jsonl", false, path)).toThrow("EEXIST");
  expect(read("a.jsonl")).toBe("precious");
  LogFile.open("a.jsonl", true, path).close();
  expect(read("a.jsonl")).toBe("");
});
