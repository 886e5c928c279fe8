import type { Frame, Page } from "playwright-core";

/** Waits until the line that says where one is says this. */
export async function status(page: Page | Frame, text: string): Promise<void> {
  await page.locator("#now", { hasText: new RegExp(`^${escaped(text)}$`) }).waitFor();
}

/** Waits until a state is lit, and says in words that it is active. */
export async function isLit(page: Page | Frame, path: string): Promise<void> {
  await page.locator(`[data-state="${path}"][data-active] > .name > .lit:visible`).waitFor();
}

/** What the row of the chosen event says. */
export async function currentEvent(page: Page | Frame): Promise<string> {
  return (await page.locator("#events [aria-current]").textContent()) ?? "";
}

export function eventTypes(page: Page | Frame): Promise<string[]> {
  return page.locator("#events .type").allTextContents();
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
