import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What must not happen: requests that leave the loopback, errors, breaches of the policy. */
  readonly faults: readonly string[];
}

type Options = NonNullable<Parameters<Browser["newContext"]>[0]>;

/** Opens an address in a context of its own. */
export async function visit(browser: Browser, url: string, options: Options = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(20_000);
  const faults: string[] = [];
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1" && hostname !== "localhost") {
      faults.push(`asked for ${request.url()}`);
    }
  });
  context.on("console", (message) => {
    if (message.type() === "error" || /Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  context.on("weberror", (error) => faults.push(String(error.error())));
  const page = await context.newPage();
  await page.goto(url);
  return { context, page, faults };
}

/** Ends a visit; it fails if there was anything that must not happen. */
export async function leave({ context, faults }: Visit): Promise<void> {
  await context.close();
  expect(faults).toEqual([]);
}
