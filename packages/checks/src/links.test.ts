import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { files, read, root } from "./repository.ts";

const links = files
  .filter((path) => path.endsWith(".md"))
  .flatMap((page) =>
    Array.from(read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target]) => ({ page, target: target ?? "" })),
  )
  .filter(({ target }) => !/^[a-z]+:/.test(target));

test("there are links to check", () => {
  expect(links.length).toBeGreaterThan(20);
});

test.each(links)("$page links to $target, which is there", ({ page, target }) => {
  expect(existsSync(join(root, dirname(page), target))).toBe(true);
});
