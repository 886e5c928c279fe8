import { element, mark } from "./element.ts";
import type { Moment, SeenActor } from "./seen.ts";
import { shortPayload } from "./short.ts";

/** The list of events, one button each. Rows are added and taken away, never drawn anew. */
export function eventsView(list: HTMLElement, choose: (index: number) => void) {
  let of: SeenActor | undefined;
  let rows: { readonly n: number; readonly row: HTMLElement }[] = [];

  list.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("li") : null;
    const index = rows.findIndex((one) => one.row === row);
    if (index >= 0) choose(index);
  });
  list.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const index = rows.findIndex(({ row }) => row.contains(document.activeElement));
    const next = by === undefined ? undefined : rows[index + by];
    if (next === undefined || index < 0) return;
    event.preventDefault();
    choose(index + (by ?? 0));
    next.row.querySelector("button")?.focus();
  });

  return {
    show(actor: SeenActor, index: number, isLive: boolean): void {
      if (actor !== of) {
        of = actor;
        rows = [];
        list.replaceChildren();
      }
      const oldest = actor.moments[0]?.n ?? Infinity;
      while (rows[0] !== undefined && rows[0].n < oldest) rows.shift()?.row.remove();
      const drawn = rows.at(-1)?.n ?? 0;
      const added = actor.moments.filter(({ n }) => n > drawn).map((moment) => ({ n: moment.n, row: rowOf(moment) }));
      rows.push(...added);
      list.append(...added.map(({ row }) => row));
      for (const one of list.querySelectorAll("[aria-current]")) mark(one, "aria-current", undefined);
      const chosen = rows[index]?.row.querySelector("button");
      if (chosen === null || chosen === undefined) return;
      mark(chosen, "aria-current", "true");
      scrollTo(list, chosen, isLive);
    },
  };
}

function rowOf({ n, event, from, at }: Moment): HTMLElement {
  const payload = shortPayload(event.payload) || (from === undefined ? "" : `from ${from}`);
  const parts = [
    element("span", { class: "number" }, String(n)),
    element("span", { class: "type" }, event.type === "" ? "(snapshot)" : event.type),
    element("span", { class: "time" }, at === undefined ? "" : timeText(at)),
    ...(payload === "" ? [] : [element("span", { class: "payload" }, payload)]),
  ];
  return element("li", {}, element("button", { type: "button", class: "event" }, ...parts));
}

function timeText(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour12: false });
}

/** Scrolls the list only, never the page. */
function scrollTo(list: HTMLElement, row: HTMLElement, isLive: boolean): void {
  if (isLive) {
    list.scrollTop = list.scrollHeight;
    return;
  }
  const { top, bottom } = row.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
