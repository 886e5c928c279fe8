import { gameMachine } from "@serpentine/machine";
import { chartOf, toDot, toMermaid, toScxml } from "@serpentine/machine/chart";
import { describe, expect, test } from "vitest";
import { run } from "../testing/fake-io.ts";

const whole = chartOf(gameMachine.config);

describe("the chart", () => {
  test.each([
    ["Mermaid", [], toMermaid(whole)],
    ["Mermaid, asked for", ["--format", "mermaid"], toMermaid(whole)],
    ["dot", ["--format", "dot"], toDot(whole)],
    ["SCXML", ["--format", "scxml"], toScxml(whole)],
    ["the config as JSON", ["--format", "json"], `${JSON.stringify(gameMachine.config, null, 2)}\n`],
    ["dot, lit", ["--format", "dot", "--active", "playing.opening"], toDot(whole, "playing.opening")],
    ["SCXML, lit", ["--format", "scxml", "--active", "over"], toScxml(whole, "over")],
  ])("is printed as %s", async (_name, args, out) => {
    expect(await run(["chart", ...args])).toMatchObject({ code: 0, err: "", out });
  });

  test.each(["invalid", "playing", "playing.opening", "playing.turns", "over"])("may have %s lit", async (active) => {
    const { code, out } = await run(["chart", "--active", active]);
    expect({ code, out }).toEqual({ code: 0, out: toMermaid(whole, active) });
    expect(out).toMatch(new RegExp(`\n {2}class ${active.replace(".", "_")} active\n`));
  });

  test("is not printed for a wrong word", async () => {
    const { code, out, err } = await run(["chart", "--format", "mermiad", "--active", "playing.truns"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.trimEnd().split("\n")).toEqual([
      'error: --format: there is no format "mermiad"; there are mermaid, dot, scxml and json. Did you mean mermaid?',
      'error: --active: there is no state "playing.truns"; there are invalid, playing, playing.opening, playing.turns and over. Did you mean playing.turns?',
    ]);
    for (const word of ["", "game", "toString", "__proto__"]) {
      expect(await run(["chart", "--format", word])).toMatchObject({ code: 2, out: "" });
      expect(await run(["chart", "--active", word])).toMatchObject({ code: 2, out: "" });
    }
  });

  test("has nothing lit as JSON", async () => {
    const { code, out, err } = await run(["chart", "--format", "json", "--active", "over"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^error: --active: json is .*\n$/);
  });
});
