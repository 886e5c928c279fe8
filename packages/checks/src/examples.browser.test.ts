import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { readLog } from "@serpentine/log";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLeftOut, launch } from "./browser.ts";
import { root } from "./repository.ts";

const examples = ["vanilla", "react", "vue", "svelte", "solid"];

/** Ann to 3; Bob to 4, a ladder to 14; Ann to 9; Bob home on 20. */
const rolls = "?rolls=3,4,6,6";

/** For a busy machine; nothing is slower for it. */
const patience = 15_000;
const soon = <Value>(ask: () => Value) => expect.poll(ask, { timeout: patience });

describe.skipIf(isLeftOut("the examples of UIs in a browser"))("an example in Chromium", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, 2 * patience);
  afterAll(() => browser?.close(), patience);

  // One page each, and the tests go on from one another: a game from its start to the next one.
  describe.for(examples)("%s", (name) => {
    const key = `serpentine-${name}`;
    const faults: string[] = [];
    let server: ViteDevServer;
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      server = await serve(name);
      context = await browser.newContext();
      context.setDefaultTimeout(patience);
      await context.addInitScript(countWrites);
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
      });
      context.on("weberror", (error) => faults.push(String(error.error())));
      page = await context.newPage();
      await page.goto(`${server.resolvedUrls?.local[0]}${rolls}`);
    }, 2 * patience);
    afterAll(async () => {
      await context?.close();
      await server?.close();
    }, 2 * patience);

    const button = (label: string) => page.getByRole("button", { name: label });
    const told = () => page.getByRole("status").locator(".told").textContent();
    const turn = () => page.getByRole("status").locator(".turn").textContent();
    const squares = () => page.getByRole("list", { name: "Squares" }).getByRole("listitem").allTextContents();
    const writes = () => page.evaluate("writes");
    const text = async () => String(await page.evaluate(`localStorage.getItem("${key}")`));
    const lines = async () => (await text()).split("\n").length - 1;

    async function start(names: string): Promise<void> {
      await page.getByLabel("Players").fill(names);
      await button("Start").click();
    }

    /** Clicks until one counts: those too soon after the last turn do not. */
    async function roll(): Promise<void> {
      const before = await lines();
      await soon(async () => (await button("Roll").click(), lines())).toBeGreaterThan(before);
    }

    test("before there is a game, it asks who plays, and the die is disabled", async () => {
      await soon(turn).toBe("Who plays?");
      expect(await button("Roll").isDisabled()).toBe(true);
      expect(await new AxeBuilder({ page }).analyze()).toMatchObject({ violations: [] });
    });

    test("names that will not do are refused in words, and nothing is written down", async () => {
      await start("Ann,Ann,");
      const wrong = `players[1]: the name Ann is there already, in place 1; players[2]: the name "" is blank`;
      await soon(told).toBe(`Nothing happened: the setup is not valid: ${wrong}.`);
      expect(await writes()).toBe(0);
      expect(await button("Roll").isDisabled()).toBe(true);
    });

    test("a game starts once, though React's StrictMode mounts everything twice", async () => {
      await start("Ann, Bob");
      await soon(told).toBe("A new game.");
      expect([await turn(), await squares()]).toEqual(["Ann's turn", ["Ann: 0", "Bob: 0"]]);
      expect([await writes(), await lines()]).toEqual([1, 1]);
    });

    test("SL-220: a double click rolls once", async () => {
      await button("Roll").dblclick({ delay: 15 });
      await page.waitForTimeout(200);
      expect([await told(), await turn()]).toEqual(["Ann rolled 3: goes to 3.", "Bob's turn"]);
      expect([await writes(), await lines()]).toEqual([2, 2]);
      await roll();
      expect([await told(), await turn()]).toEqual(["Bob rolled 4: a ladder, up to 14.", "Ann's turn"]);
    });

    test("a page loaded again goes on at the same place", async () => {
      const before = await text();
      await page.reload();
      await soon(told).toBe("The saved game goes on.");
      expect([await turn(), await squares()]).toEqual(["Ann's turn", ["Ann: 3", "Bob: 14"]]);
      expect([await writes(), await text()]).toEqual([0, before]);
    });

    test("a game taken off the page is stopped, and one put there again goes on where it was left", async () => {
      await roll();
      const before = await text();
      expect(await page.evaluate(unmounted(name))).toEqual({ stopped: 1, left: "" });
      await page.evaluate(mountedAgain(name));
      await soon(told).toBe("The saved game goes on.");
      expect([await turn(), await squares()]).toEqual(["Bob's turn", ["Ann: 9", "Bob: 14"]]);
      expect(await text()).toBe(before);
    });

    test("the winner is shown, the die is disabled, and the log is whole", async () => {
      await roll();
      expect([await told(), await turn()]).toEqual(["Bob rolled 6: home on 20.", "Bob has won"]);
      expect(await button("Roll").isDisabled()).toBe(true);
      expect(readLog(await text())).toMatchObject({ ok: true, warnings: [], log: { seal: { end: 4 } } });
    });

    test("SL-192: what comes after the end is refused in words and changes nothing", async () => {
      const before = await text();
      await button("Stop").click();
      await soon(told).toBe("Nothing happened: the game is over.");
      expect([await turn(), await squares(), await text()]).toEqual(["Bob has won", ["Ann: 9", "Bob: 20"], before]);
      await start("Cleo, Dan");
      await soon(turn).toBe("Cleo's turn");
      expect(await lines()).toBe(1);
    });

    test("the browser had nothing to complain about", () => {
      expect(faults).toEqual([]);
    });
  });
});

async function serve(name: string): Promise<ViteDevServer> {
  const folder = join(root, "docs/examples", name);
  const server = await createServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    logLevel: "warn",
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
  });
  return server.listen();
}

// The code below runs in the page.

const countWrites = `
  window.writes = 0;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) { writes += 1; setItem.call(this, key, value); };`;

const mainOf = (name: string) => `/main.${["react", "solid"].includes(name) ? "tsx" : "ts"}`;

/** Unmounts, and counts how many actors stop: XState is asked by the address the page has it from. */
const unmounted = (name: string) => `(async () => {
  const { unmount } = await import("${mainOf(name)}");
  const xstate = performance.getEntriesByType("resource").find((entry) => /\\/xstate\\.js/.test(entry.name));
  const { Actor } = await import(xstate.name);
  const { stop } = Actor.prototype;
  let stopped = 0;
  Actor.prototype.stop = function () { stopped += 1; return stop.call(this); };
  unmount();
  await new Promise((done) => setTimeout(done, 50));
  Actor.prototype.stop = stop;
  return { stopped, left: document.querySelector("main").textContent };
})()`;

const mountedAgain = (name: string) => `(async () => {
  const { mount } = await import("${mainOf(name)}");
  mount(document.querySelector("main"));
})()`;
