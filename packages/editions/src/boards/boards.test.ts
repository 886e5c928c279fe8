import { readdirSync, readFileSync } from "node:fs";
import { checkSetup } from "@serpentine/core";
import { describe, expect, test } from "vitest";
import { boardNamed, boards } from "./boards.ts";

interface Published {
  readonly name: string;
  readonly size: number;
  readonly rows: number;
  readonly columns: number;
  readonly jumps: readonly (readonly [from: number, to: number])[];
  readonly source: string;
  readonly refused: readonly string[];
  readonly chained: readonly string[];
}

// What each published board says of itself, and what is wrong with it where jumps may not, and may, end on jumps.
const published: readonly Published[] = JSON.parse(
  readFileSync(new URL("../../test-data/boards.json", import.meta.url), "utf8"),
);

const players = ["Ann", "Bob"];

/** Problems in the words of the fixture: `chain 2-29`, `off-board 0-37`, `start-on-last 9`. */
function problemsOf({ size, rows, columns, jumps }: Published, jumping: "refused" | "chained"): string[] {
  const checked = checkSetup({ board: { size, rows, columns, jumps }, players, rules: { jumping } });
  if (checked.ok) return [];
  return checked.problems.map(({ code, path, values }) => {
    const [from, to] = jumps[Number(path[2])] ?? [];
    if (code === "chain") return `chain ${from}-${to}`;
    if (code === "offBoard") return `off-board ${from}-${to}`;
    return code === "jumpFromHome" ? `start-on-last ${from}` : `${code} ${values.join(" ")}`;
  });
}

describe("the 23 published boards", () => {
  test("are all there", () => {
    expect(published).toHaveLength(23);
  });

  test.each(published.map((board) => [board.name, board] as const))(
    "%s loads or is refused as its file says",
    (_name, board) => {
      expect(problemsOf(board, "refused")).toEqual(expect.arrayContaining([...board.refused]));
      expect(problemsOf(board, "refused")).toHaveLength(board.refused.length);
      expect(problemsOf(board, "chained").toSorted()).toEqual([...board.chained].toSorted());
    },
  );
});

describe("the boards of the package", () => {
  const ours = ["garden-36", "thrill-100"];
  const shipped = published.filter(({ name }) => name !== "lc909-9-bad");

  test("are the published ones but the one that no rule allows, and two of our own", () => {
    expect(Object.keys(boards)).toEqual([...shipped.map(({ name }) => name), ...ours].toSorted());
  });

  test.each(shipped.map((board) => [board.name, board] as const))("%s has the facts of its source", (name, facts) => {
    const shippedBoard = boardNamed(name);
    expect(shippedBoard?.source).toBe(facts.source);
    const board = shippedBoard?.board ?? { size: 0 };
    const isZeroBased = name.endsWith("-zero-based");
    const shift = isZeroBased ? 1 : 0;
    const jumps = [...(board.ladders ?? []), ...(board.snakes ?? [])];
    const expected = facts.jumps.map(([from, to]) => [from + shift, to + shift]);
    expect(new Set(jumps)).toEqual(new Set(expected));
    expect(jumps).toHaveLength(expected.length);
    expect([board.size, board.rows, board.columns]).toEqual([facts.size, facts.rows, facts.columns]);
    expect(board.start).toBe(isZeroBased ? 1 : undefined);
  });

  test.each(Object.values(boards))("$name is named after its file and makes a game", ({ name, source, board }) => {
    expect(readdirSync(new URL(".", import.meta.url))).toContain(`${name}.ts`);
    expect(boardNamed(name)?.board).toBe(board);
    expect(source).not.toBe("");
    for (const jumping of ["once", "chained", "snakeThenLadder"]) {
      expect(checkSetup({ board, players, rules: { jumping } })).toMatchObject({ ok: true });
    }
  });

  test("all but two are valid where jumps may not end on jumps, too", () => {
    const needy = Object.values(boards).filter(({ board }) => !checkSetup({ board, players }).ok);
    expect(needy.map(({ name }) => name)).toEqual(["lc909-49-chains", "thrill-100"]);
  });

  test("the board whose first ladder starts on 0 begins on 1 here (SL-054)", () => {
    expect(boards["ocaml2-100-zero-based"].board.ladders?.[0]).toEqual([1, 38]);
  });

  test("two ladders may share a top (SL-052)", () => {
    const tops = boards["nepal-72"].board.ladders?.filter((ladder) => Array.isArray(ladder) && ladder[1] === 66);
    expect(tops).toEqual([
      [37, 66],
      [54, 66],
    ]);
  });

  test.each(["__proto__", "constructor", "toString", "", "KATA2-64"])("there is no board called %j", (name) => {
    expect(boardNamed(name)).toBeUndefined();
  });
});

test("the page about the boards names each with its size, its source and its counts", () => {
  const page = readFileSync(new URL("../../../../docs/reference/boards.md", import.meta.url), "utf8");
  for (const { name, source, board } of Object.values(boards)) {
    const { size, rows, columns, ladders = [], snakes = [] } = board;
    const row = [`\`${name}\``, size, `${rows} × ${columns}`, ladders.length, snakes.length, source];
    expect(page).toContain(`\n| ${row.join(" | ")} |\n`);
  }
});
