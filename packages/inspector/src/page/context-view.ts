import type { Json } from "../plain.ts";
import type { Change } from "./changes.ts";
import { pathText } from "./changes.ts";
import { element, mark } from "./element.ts";
import { short } from "./short.ts";

/** A branch of a level is open if something in it changed, or it is no longer than so many characters of JSON. */
const mostOpen: readonly number[] = [0, 300, 200];

/** A value as a tree of branches to open and close. What the reader opened or closed stays so from moment to moment. */
export function contextView(box: HTMLElement) {
  const asked = new Map<string, boolean>();
  let changed = new Set<string>();

  function branch(key: string, value: Json, path: Change["path"]): HTMLElement {
    const name = element("span", { class: "key" }, key);
    const where = pathText(path);
    const isChanged = changed.has(where);
    if (isLeaf(value)) {
      const said = element("span", { class: `value ${value === null ? "null" : typeof value}` }, short(value, 2_000));
      return element("li", { class: "leaf", "data-path": where, "data-changed": isChanged }, name, ": ", said);
    }
    const entries = entriesOf(value);
    const count = element(
      "span",
      { class: "count" },
      Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`,
    );
    const open = asked.get(where) ?? (isChanged || JSON.stringify(value).length <= (mostOpen[path.length] ?? 0));
    const summary = element("summary", { "data-path": where, "data-changed": isChanged }, name, " ", count);
    const drawn = element("details", { open }, summary);
    const fill = () => {
      if (drawn.open && drawn.children.length === 1) drawn.append(twigs(value, path));
    };
    fill();
    drawn.addEventListener("toggle", fill);
    // Not by `toggle`, which is also told of a branch that was drawn open. A click comes before it opens or closes.
    summary.addEventListener("click", () => asked.set(where, !drawn.open));
    return element("li", {}, drawn);
  }

  function twigs(value: Json, path: Change["path"]): HTMLElement {
    const isList = Array.isArray(value);
    const rows = entriesOf(value).map(([key, item]) => branch(key, item, [...path, isList ? Number(key) : key]));
    return element("ul", { class: "tree" }, ...rows);
  }

  return {
    show(context: Json | undefined, changes: readonly Change[]): void {
      // A change is marked at its place and on every branch above it, for that may be closed.
      changed = new Set(changes.flatMap(({ path }) => path.map((_, index) => pathText(path.slice(0, index + 1)))));
      const focused = document.activeElement?.getAttribute("data-path");
      const { scrollTop } = box;
      if (context === undefined) box.replaceChildren(element("p", { class: "note" }, "There is no context."));
      else if (isLeaf(context)) box.replaceChildren(element("p", { class: "value" }, short(context, 2_000)));
      else box.replaceChildren(twigs(context, []));
      box.scrollTop = scrollTop;
      if (focused === null || focused === undefined) return;
      const again = [...box.querySelectorAll<HTMLElement>("summary")].find((one) => one.dataset["path"] === focused);
      again?.focus({ preventScroll: true });
    },
  };
}

/** One line is enough for what is no object, and for short lists and objects of such. */
function isLeaf(value: Json): boolean {
  if (typeof value !== "object" || value === null) return true;
  const items = Object.values(value);
  if (items.length === 0) return true;
  const isFlat = items.every((item) => typeof item !== "object" || item === null);
  return isFlat && JSON.stringify(value).length <= 50;
}

/** What differs from the moment before, place by place. */
export function showChanges(box: HTMLElement, changes: readonly Change[], most: number, first: boolean): void {
  if (first) return box.replaceChildren(element("p", { class: "note" }, "The first snapshot: nothing is before it."));
  if (changes.length === 0) return box.replaceChildren(element("p", { class: "note" }, "Nothing changed."));
  const rows = changes.slice(0, most).map(({ path, before, after }) => {
    const old = element(before === undefined ? "span" : "del", {}, short(before));
    const said = element(after === undefined ? "span" : "ins", {}, short(after));
    return element("li", {}, element("span", { class: "path" }, pathText(path)), ": ", old, " → ", said);
  });
  box.replaceChildren(element("ul", { class: "diff" }, ...rows));
  if (changes.length > most) box.append(element("p", { class: "note" }, "More changed than is listed."));
  mark(box, "data-count", String(changes.length));
}

function entriesOf(value: Json): readonly (readonly [string, Json])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
