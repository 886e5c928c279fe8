import { AxeBuilder } from "@axe-core/playwright";
import { gameMachine } from "@serpentine/machine";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { startApp } from "./browser/app-server.ts";
import { buildPage } from "./browser/build-page.ts";
import { executable, isOptional, launch } from "./browser/chromium.ts";
import { input } from "./browser/game.ts";
import { hostileTests } from "./browser/hostile-tests.ts";
import { artefact, looksTests } from "./browser/looks-tests.ts";
import { officialTests } from "./browser/official-tests.ts";
import { currentEvent, eventTypes, isLit, status } from "./browser/screen.ts";
import { leave, visit } from "./browser/visit.ts";
import type { Inspector } from "./start-inspector.ts";
import { startInspector } from "./start-inspector.ts";

const isSkipped = executable === undefined && isOptional;
if (isSkipped) {
  console.warn("\n!!! NOT RUN: the inspector in a browser. There is no Chromium: set CHROMIUM, or install Debian's.\n");
}

describe.skipIf(isSkipped)("the inspector in Chromium", () => {
  let browser: Browser;
  let inspector: Inspector;
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    buildPage();
    app = await startApp();
    browser = await launch();
    inspector = await startInspector();
  });
  afterAll(async () => {
    await inspector?.close();
    await browser?.close();
    app?.close();
  });

  async function freshInspector() {
    await inspector.close();
    inspector = await startInspector();
    return inspector;
  }
  async function liveGame() {
    const { url, inspect } = await freshInspector();
    const actor = createActor(gameMachine, { input, inspect }).start();
    return { url, roll: () => actor.send({ type: "roll" }), actor };
  }

  test("before there is a machine, it says how to point one at it, and then shows it", async () => {
    const { url, inspect } = await freshInspector();
    const visited = await visit(browser, url);
    const { page } = visited;
    await page.getByRole("heading", { name: "Waiting for a machine…" }).waitFor();
    expect(await new AxeBuilder({ page }).analyze()).toMatchObject({ violations: [] });
    createActor(gameMachine, { input, inspect }).start();
    await page.getByRole("heading", { name: "Chart" }).waitFor();
    await isLit(page, "playing");
    await leave(visited);
  });

  test("a live game: playing is lit, the last event and what changed are shown", async () => {
    const { url, roll } = await liveGame();
    roll();
    const visited = await visit(browser, url);
    const { page } = visited;
    await status(page, "in playing.turns, after roll (2 of 2)");
    roll();
    await status(page, "in playing.turns, after roll (3 of 3)");
    await isLit(page, "playing");
    await isLit(page, "playing.turns");
    expect(await page.locator("[data-state][data-active]").count()).toBe(2);
    expect(await currentEvent(page)).toMatch(/^3roll/);
    expect(await page.locator("#changes li").allTextContents()).toEqual([
      "state.next: 1 → 0",
      "state.throws: 1 → 2",
      "state.positions[1]: 0 → 6",
    ]);
    expect(await page.locator("[data-taken]").textContent()).toBe("roll [goesOn] / record, telltaken");
    expect(await page.locator("#context [data-changed]").allTextContents()).toContain("positions: [11,6]");
    await page.locator('summary[data-path="state"]').click();
    roll();
    await status(page, "in playing.turns, after roll (4 of 4)");
    expect(await page.locator("#context details[open] > summary").allTextContents()).not.toContainEqual(
      expect.stringMatching(/^state/),
    );
    await page.locator('summary[data-path="state"]').click();
    await page.locator("#context .leaf", { hasText: "positions: [13,6]" }).waitFor();
    await page.screenshot({ path: artefact("live-game") });
    await leave(visited);
  });

  test("whoever comes late, or again, sees everything once; a second actor can be chosen", async () => {
    const { url, roll } = await liveGame();
    roll();
    const visited = await visit(browser, url);
    const { page } = visited;
    await status(page, "in playing.turns, after roll (2 of 2)");
    await page.reload();
    await status(page, "in playing.turns, after roll (2 of 2)");
    expect(await eventTypes(page)).toEqual(["xstate.init", "roll"]);
    expect(await page.getByLabel("Actor").isVisible()).toBe(false);
    createActor(gameMachine, { input: { setup: {} }, inspect: inspector.inspect }).start();
    await page.getByLabel("Actor").selectOption({ index: 1 });
    await status(page, "in invalid, after xstate.init (1 of 1)");
    await leave(visited);
  });

  test("time travel: by keys, buttons, slider and list; what comes meanwhile does not pull one away", async () => {
    const { url, roll, actor } = await liveGame();
    for (let times = 0; times < 3; times += 1) roll();
    const visited = await visit(browser, url, { colorScheme: "dark" });
    const { page } = visited;
    await status(page, "in playing.turns, after roll (4 of 4)");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "Previous event" }).click();
    await status(page, "in playing.turns, after roll (2 of 4)");
    expect(await page.locator("#changes li").allTextContents()).toContain("state.positions[0]: 0 → 11");
    actor.send({ type: "abort" });
    await page.getByRole("button", { name: "Live +3" }).waitFor();
    await status(page, "in playing.turns, after roll (2 of 5)");
    expect(await page.locator('[data-state="over"]').getAttribute("data-active")).toBeNull();
    await page.screenshot({ path: artefact("time-travel") });
    await page.keyboard.press("End");
    await status(page, "in over, after abort (5 of 5)");
    await page.getByLabel("Event", { exact: true }).fill("1");
    await status(page, "in playing.turns, after xstate.init (1 of 5)");
    expect(await page.locator("#changes").textContent()).toMatch(/^The first snapshot/);
    await page.locator("#events button").nth(2).click();
    await page.keyboard.press("ArrowDown");
    await status(page, "in playing.turns, after roll (4 of 5)");
    await page.getByRole("button", { name: "Live +1" }).click();
    await isLit(page, "over");
    await leave(visited);
  });

  const scene = { browser: () => browser, fresh: freshInspector, app: () => app.url };
  looksTests(scene);
  hostileTests(scene);
  officialTests(scene);
});
