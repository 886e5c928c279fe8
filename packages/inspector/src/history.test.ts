import { expect, test } from "vitest";
import { makeHistory } from "./history.ts";
import { mostActors } from "./message.ts";

const texts = (of: ReturnType<typeof makeHistory>, n = 0) => of.after(n).map(({ text }) => text);

test("what came after a number is given in order", () => {
  const history = makeHistory();
  expect([history.add("actor", "x:0"), history.add("a"), history.add("b")]).toEqual([1, 2, 3]);
  expect(texts(history)).toEqual(["actor", "a", "b"]);
  expect(texts(history, 2)).toEqual(["b"]);
  expect(texts(history, 3)).toEqual([]);
});

test("the oldest are let go, but not the introduction of an actor", () => {
  const history = makeHistory(2);
  history.add("actor", "x:0");
  for (const text of ["a", "b", "c"]) history.add(text);
  expect(texts(history)).toEqual(["actor", "b", "c"]);
});

test("no more text is kept than there is room for, and the newest always", () => {
  const history = makeHistory(100, 10);
  for (const text of ["12345", "1234", "12", "a text that is longer"]) history.add(text);
  expect(texts(history)).toEqual(["a text that is longer"]);
});

test("actors without end do not fill the memory either", () => {
  const history = makeHistory();
  for (let n = 0; n < mostActors + 5; n += 1) history.add(`actor ${n}`, `x:${n}`);
  expect(texts(history)).toHaveLength(mostActors);
  expect(texts(history)[0]).toBe("actor 5");
});
