import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { gameMachine } from "@serpentine/machine";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { input } from "./game.ts";
import type { Scene } from "./official-tests.ts";
import { status } from "./screen.ts";
import { leave, visit } from "./visit.ts";

/** Where pictures of the page go; git ignores the folder. */
export const artefact = (name: string): string =>
  fileURLToPath(new URL(`../../artefacts/${name}.png`, import.meta.url));

export function looksTests({ browser, fresh }: Scene): void {
  test.for([
    { width: 320, height: 568, colorScheme: "dark" },
    { width: 1920, height: 1080, colorScheme: "light" },
  ] as const)("$width × $height, $colorScheme: fits, is accessible, has targets of 44 pixels", async (size) => {
    const { url, inspect } = await fresh();
    const actor = createActor(gameMachine, { input, inspect }).start();
    actor.send({ type: "roll" });
    createActor(gameMachine, { input, inspect }).start();
    const { width, height, colorScheme } = size;
    const visited = await visit(browser(), url, { viewport: { width, height }, colorScheme });
    const { page } = visited;
    await status(page, "in playing.turns, after roll (2 of 2)");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const targets = page.locator("button:visible, select:visible, input:visible, summary:visible");
    const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await new AxeBuilder({ page }).analyze()).toMatchObject({ violations: [] });
    await page.screenshot({ path: artefact(`${width}-${colorScheme}`) });
    await leave(visited);
  });
}
