import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { createActor, createMachine } from "xstate";
import type { Scene } from "./official-tests.ts";
import { eventTypes, status } from "./screen.ts";
import { leave, visit } from "./visit.ts";

const markup = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

/** The page under messages that mean no good. */
export function hostileTests({ browser, fresh, app }: Scene): void {
  describe("with hostile messages", () => {
    test("markup in every name is shown as the text it is", async () => {
      const { url, inspect } = await fresh();
      const machine = createMachine({
        id: markup,
        initial: markup,
        context: { [markup]: markup, ["__proto__"]: { polluted: true }, count: 1 },
        states: { [markup]: { description: markup, on: { [markup]: { actions: markup }, go: "there" } }, there: {} },
      });
      const actor = createActor(machine, { inspect }).start();
      actor.send({ type: markup, [markup]: markup, endless: 10n ** 3_000n });
      const visited = await visit(browser(), url);
      const { page } = visited;
      await page.locator("#now", { hasText: "(2 of 2)" }).waitFor();
      expect(await eventTypes(page)).toEqual(["xstate.init", markup.slice(0, 200)]);
      expect(await page.locator(".state > .name strong").first().textContent()).toBe(markup);
      expect(await page.locator("#context .leaf").first().textContent()).toBe(`${markup}: ${JSON.stringify(markup)}`);
      expect(await page.locator("main img, main script").count()).toBe(0);
      expect(await page.title()).not.toBe("owned");
      expect(await page.evaluate(() => "polluted" in {})).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
      await leave(visited);
    });

    test("what is no message is counted, what is from elsewhere is not even that, and the rest goes on", async () => {
      const { url } = await fresh();
      const visited = await visit(browser(), "about:blank");
      const opening = visited.context.waitForEvent("page");
      await visited.page.goto(`${app()}?how=by hand&url=${url}`);
      const page: Page = await opening;
      await page.getByText("Told by the window that opened this page").waitFor();
      await visited.page.evaluate(() => {
        const { opened } = window as unknown as { opened: Window };
        const common = { _version: "0.7.2", sessionId: "x:9" };
        const deep: unknown[] = [];
        for (let level = 0, at = deep; level < 400; level += 1) at.push((at = []));
        const round: Record<string, unknown> = { ...common, type: "@xstate.snapshot", event: { type: "turn" } };
        round["snapshot"] = { value: "a", context: { round, big: 1n, map: new Map([[1, 2]]), text: "x".repeat(1e6) } };
        const wrong = [
          null,
          7,
          "text",
          [],
          {},
          { type: "@xstate.event" },
          { ...common, type: "@xstate.event", event: 3 },
        ];
        const definition = `{"id":"m","states":{"a":{"on":{"turn":[null]}}}}`;
        const right = [
          { ...common, type: "@xstate.actor", name: "odd", definition, snapshot: 5 },
          { ...common, type: "@xstate.event", event: { type: "turn", many: Array.from({ length: 100_000 }, () => 1) } },
          round,
          { ...common, type: "@xstate.snapshot", event: { type: "turn" }, snapshot: { context: deep[0] } },
        ];
        for (const message of [...wrong, ...right]) opened.postMessage(message, "*");
      });
      await page.getByText("7 malformed messages ignored.").waitFor();
      await status(page, "active, after turn (2 of 2)");
      expect(await page.locator("#chart").textContent()).toBe("This chart cannot be read.");
      await page.evaluate(() => window.postMessage({ type: "@xstate.event", _version: "1", sessionId: "me" }, "*"));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      expect(await page.locator("#malformed").textContent()).toBe("7 malformed messages ignored.");
      await leave(visited);
    });

    test("no more than the last 2,000 are kept, and the page says how many it let go", async () => {
      const { url, inspect } = await fresh();
      const visited = await visit(browser(), url);
      const { page } = visited;
      await page.getByText("Connected").waitFor();
      const actor = createActor(createMachine({ id: "busy", on: { tick: {} } }), { inspect }).start();
      for (let times = 0; times < 2_100; times += 1) actor.send({ type: "tick" });
      await page.getByText("101 older ones were let go.").waitFor();
      await status(page, "active, after tick (2000 of 2000)");
      expect(await page.locator("#events li").count()).toBe(2_000);
      await leave(visited);
    });
  });
}
