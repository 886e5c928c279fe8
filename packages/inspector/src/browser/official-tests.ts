import { gameMachine } from "@serpentine/machine";
import { createWebSocketInspector } from "@statelyai/inspect";
import { createInspectorServer } from "@statelyai/inspect/server";
import type { Browser, Frame, Page } from "playwright-core";
import { assert, describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { Inspector } from "../start-inspector.ts";
import { freePort } from "./app-server.ts";
import { input } from "./game.ts";
import { currentEvent, eventTypes, isLit, status } from "./screen.ts";
import { leave, visit } from "./visit.ts";

export interface Scene {
  readonly browser: () => Browser;
  readonly fresh: () => Promise<Inspector>;
  /** The address of the app that uses the official browser inspector. */
  readonly app: () => string;
}

const roll = (page: Page) => page.evaluate(() => (window as unknown as { roll: () => void }).roll());

async function shows(inside: Page | Frame, more: () => Promise<void>) {
  await isLit(inside, "playing");
  await status(inside, "in playing.turns, after xstate.init (1 of 1)");
  await more();
  await status(inside, "in playing.turns, after roll (2 of 2)");
  expect(await eventTypes(inside)).toEqual(["xstate.init", "roll"]);
  expect(await currentEvent(inside)).toMatch(/^2roll/);
  expect(await inside.locator("#changes li").allTextContents()).toContain("state.positions[0]: 0 → 11");
  expect(await inside.locator("[data-taken]").textContent()).toContain("roll [goesOn]");
  expect(await inside.locator("#malformed").textContent()).toBe("");
}

/** @statelyai/inspect 0.7.2, as it is published, pointed at our page. */
export function officialTests({ browser, fresh, app }: Scene): void {
  describe("with the official tools", () => {
    // oxlint-disable-next-line vitest/expect-expect -- `shows` and `leave` do
    test("the browser inspector opens it as a window", async () => {
      const { url } = await fresh();
      const visited = await visit(browser(), "about:blank");
      const opening = visited.context.waitForEvent("page");
      await visited.page.goto(`${app()}?how=window&url=${url}`);
      await shows(await opening, () => roll(visited.page));
      await leave(visited);
    });

    test("the browser inspector puts it into an iframe", async () => {
      const { url } = await fresh();
      const visited = await visit(browser(), `${app()}?how=iframe&url=${url}`);
      await visited.page.frameLocator("iframe").locator("#chart").waitFor();
      const frame = visited.page.frames().find((one) => one.url() === url);
      assert(frame !== undefined);
      await shows(frame, () => roll(visited.page));
      await leave(visited);
    });

    test("the Node relay frames it, and tells it of an actor in Node", async () => {
      const { url } = await fresh();
      const port = await freePort();
      const relay = createInspectorServer({ url, port, autoOpen: false });
      const { inspect, stop } = createWebSocketInspector({ url: `ws://localhost:${port}` });
      const actor = createActor(gameMachine, { input, ...(inspect === undefined ? {} : { inspect }) }).start();
      const visited = await visit(browser(), `http://localhost:${port}/`);
      await visited.page.frameLocator("iframe").locator("#chart").waitFor();
      const frame = visited.page.frames().find((one) => one.url() === url);
      assert(frame !== undefined);
      await shows(frame, async () => actor.send({ type: "roll" }));
      stop();
      await visited.context.close();
      relay.stop();
      expect(visited.faults.filter((fault) => !/favicon/.test(fault))).toEqual([]);
    });
  });
}
