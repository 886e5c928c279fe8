import { newGame } from "@serpentine/examples/new-game";
import { openSession, type Shelf } from "@serpentine/examples/session";
import { entryLine, readLog, verify } from "@serpentine/log";
import { type GameMachineEvent, gameMachine } from "@serpentine/machine";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { read } from "./repository.ts";

/** Ann to 3; Bob to 4, a ladder to 14; Ann to 9; Bob home on 20. */
const rolls = "?rolls=3,4,6,6";

/** Without the white space around lines, which is not the same in a page and in a file. */
const trimmed = (text: string) => text.replaceAll(/^[ \t]+|[ \t]+$/gm, "").trim();

/** A page of its own: what is saved under the text, and an actor that goes on with it. */
function open(saved: string | null = null) {
  let text = saved;
  let writes = 0;
  const shelf: Shelf = {
    getItem: () => text,
    setItem(_key, changed) {
      text = changed;
      writes += 1;
    },
  };
  const session = openSession("game", shelf);
  const actor = createActor(gameMachine, session.options);
  const stopRecording = session.record(actor);
  actor.start();
  const roll = (times: number) => {
    for (let time = 0; time < times; time += 1) actor.send({ type: "roll" });
  };
  const positions = () => actor.getSnapshot().context.state?.positions;
  return {
    actor,
    roll,
    positions,
    stopRecording,
    greeting: session.greeting,
    text: () => text ?? "",
    writes: () => writes,
  };
}

function begun() {
  const page = open();
  page.actor.send(newGame("Ann, Bob", rolls));
  return page;
}

describe("the session of the examples", () => {
  test("writes a log that verifies, and closes it with the game", () => {
    const { roll, text } = begun();
    roll(4);
    const checked = { turns: 4, dice: "askedAgain", seal: "holds", over: true };
    expect(verify(text())).toMatchObject({ ok: true, warnings: [], checked });
  });

  test("goes on where the text ends, and what it then writes is one log", () => {
    const first = begun();
    first.roll(2);
    const second = open(first.text());
    expect([second.greeting, second.writes(), second.positions()]).toEqual(["The saved game goes on.", 0, [3, 14]]);
    second.roll(2);
    expect(verify(second.text())).toMatchObject({ ok: true, checked: { turns: 4, seal: "holds" } });
  });

  test("goes on after the last whole line of a text that was cut off", () => {
    const first = begun();
    first.roll(2);
    const second = open(first.text().slice(0, -9));
    expect(second.positions()).toEqual([3, 0]);
    second.roll(3);
    expect(verify(second.text())).toMatchObject({ ok: true, warnings: [], checked: { turns: 4 } });
  });

  test("a text that is no game is named as such, and kept until a new game starts", () => {
    const { roll, text } = begun();
    roll(1);
    const turn = {
      player: "Bob",
      dice: [6],
      roll: 6,
      from: 14,
      path: [20],
      to: 20,
      outcome: "move",
      next: "Ann",
    } as const;
    const home = entryLine({ n: 2, at: "2026-11-29T18:00:00.000Z", event: { type: "TurnTaken", ...turn } });
    for (const bad of ["", "{}\n", text() + home]) {
      const page = open(bad);
      expect([page.greeting, page.text()]).toEqual([expect.stringMatching(/^The saved game cannot go on: ./), bad]);
      expect(page.actor.getSnapshot().value).toBe("invalid");
      page.actor.send(newGame("Ann, Bob", rolls));
      expect(readLog(page.text())).toMatchObject({ ok: true });
    }
  });

  test("without rolls in the address, the dice are seeded, and no two games have the same seed", () => {
    const seeds = [newGame("Ann", ""), newGame("Ann", "")].map(({ source }) => JSON.stringify(source));
    expect(seeds[0]).toMatch(/seeded/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test("after its end, nothing is written down", () => {
    const { roll, text, stopRecording } = begun();
    const before = text();
    stopRecording();
    roll(1);
    expect(text()).toBe(before);
  });

  test("SL-192: late events leave a finished game and its text as they are; a new game can still start", () => {
    const { actor, roll, text, writes } = begun();
    roll(4);
    const before = [text(), writes(), actor.getSnapshot().context];
    const circular: Record<string, unknown> = { type: "roll", dice: [3] };
    circular["self"] = circular;
    for (const late of [{ type: "roll" }, circular, { type: "NOPE" }]) actor.send(late as GameMachineEvent);
    expect([text(), writes(), actor.getSnapshot().context]).toEqual(before);
    actor.send(newGame("Ann, Bob", rolls));
    expect(actor.getSnapshot().value).toEqual({ playing: "turns" });
  });

  test("SL-194: of two actors, only the one that is asked rolls; making and starting one writes nothing", () => {
    const [first, second] = [begun(), begun()];
    second.roll(1);
    expect([first.positions(), second.positions()]).toEqual([
      [0, 0],
      [3, 0],
    ]);
    expect([first.writes(), second.writes(), open(first.text()).writes()]).toEqual([1, 2, 0]);
  });
});

describe("docs/how-to/embed-in-a-ui.md", () => {
  // A block names its file in its first line; "…" alone in a comment stands for lines that are left out.
  const block = /^```(?:typescript|tsx|vue|svelte)\n(?:\/\/|<!--) (\S+).*\n([\s\S]*?)^```$/gm;
  const blocks = Array.from(
    read("docs/how-to/embed-in-a-ui.md").matchAll(block),
    ([, path = "", text = ""]) => [path, text] as const,
  );

  test("shows all five, the session and the guard", () => {
    const paths = new Set(blocks.map(([path]) => path.replace("docs/examples/", "")));
    const shared = ["shared/session.ts", "shared/one-roll-a-turn.ts"];
    const shown = ["vanilla/main.ts", "react/Game.tsx", "vue/Game.vue", "svelte/Game.svelte", "solid/Game.tsx"];
    expect(paths).toEqual(new Set([...shown, ...shared]));
  });
  test.for(blocks)("shows %s as it is", ([path, text]) => {
    const file = trimmed(read(path));
    let at = 0;
    for (const piece of text.split(/^\s*(?:\/\/|<!--) …(?: -->)?$/m)) {
      const found = file.indexOf(trimmed(piece), at);
      if (found < at) throw new Error(`${path} has no such lines, or not here:\n${piece}`);
      at = found + trimmed(piece).length;
    }
  });
});
