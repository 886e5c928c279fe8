import { activePaths } from "./active-paths.ts";
import { changesOf, mostChanges } from "./changes.ts";
import type { ChartState } from "./chart.ts";
import type { ChartView } from "./chart-view.ts";
import { drawChart } from "./chart-view.ts";
import { contextView, showChanges } from "./context-view.ts";
import { find, mark } from "./element.ts";
import { eventsView } from "./events-view.ts";
import type { Seen, SeenActor } from "./seen.ts";
import { snapshotAt } from "./seen.ts";
import { takenArrow } from "./taken.ts";
import { timeline } from "./timeline.ts";
import type { Place } from "./travel.ts";
import { chosenAt, indexOf, moved } from "./travel.ts";

export interface Around {
  readonly malformed: number;
  readonly link: string;
  readonly state: string;
}

const box = (id: string) => find(id, HTMLElement);

/** The page: what it shows of what was seen. `draw` may be called as often as one likes; it draws once a frame. */
export function screen(seen: Seen, around: () => Around): { readonly draw: () => void } {
  const picker = find("actor", HTMLSelectElement);
  const context = contextView(box("context"));
  const events = eventsView(box("events"), (index) => go((actor) => chosenAt(actor, place, index)));
  const travel = timeline({
    step: (by) => go((actor) => moved(actor, place, by)),
    choose: (index) => go((actor) => chosenAt(actor, place, index)),
    live: () => go(() => ({ ...place, chosen: undefined })),
  });
  let place: Place = { actor: undefined, chosen: undefined };
  let drawn: { readonly chart: ChartState | string; readonly view: ChartView } | undefined;
  let isDue = false;

  picker.addEventListener("change", () => {
    place = { actor: picker.value, chosen: undefined };
    draw();
  });

  function current(): SeenActor | undefined {
    return seen.actors.get(place.actor ?? "") ?? seen.actors.values().next().value;
  }

  function go(to: (actor: SeenActor) => Place): void {
    const actor = current();
    if (actor !== undefined) place = { ...to(actor), actor: actor.key };
    draw();
  }

  function draw(): void {
    if (isDue) return;
    isDue = true;
    // A page in the background is given no frames, and has still to keep up.
    if (document.hidden) setTimeout(drawNow, 100);
    else requestAnimationFrame(drawNow);
  }

  function drawNow(): void {
    isDue = false;
    const { malformed, link, state } = around();
    const actor = current();
    box("link").textContent = link;
    mark(box("link"), "data-link", state);
    const wrong = malformed === 0 ? "" : `${malformed} malformed ${malformed === 1 ? "message" : "messages"} ignored.`;
    if (box("malformed").textContent !== wrong) box("malformed").textContent = wrong;
    box("dropped").textContent = seen.dropped === 0 ? "" : `${seen.dropped} older ones were let go.`;
    box("empty").hidden = actor !== undefined;
    box("seen").hidden = actor === undefined;
    if (actor === undefined) return;
    drawPicker(actor);
    drawMoment(actor);
  }

  function drawPicker(actor: SeenActor): void {
    const wanted = [...seen.actors.values()].map(({ key, name, sessionId }) => ({
      key,
      text: name === sessionId ? name : `${name} (${sessionId})`,
    }));
    box("pick").hidden = wanted.length < 2;
    const has = [...picker.options].map(({ value, text }) => `${value} ${text}`);
    if (has.join("\n") !== wanted.map(({ key, text }) => `${key} ${text}`).join("\n")) {
      picker.replaceChildren(...wanted.map(({ key, text }) => new Option(text, key)));
    }
    picker.value = actor.key;
    document.title = `${actor.name} – Inspector`;
  }

  function drawMoment(actor: SeenActor): void {
    const index = indexOf(actor, place);
    const before = snapshotAt(actor, index - 1);
    const after = snapshotAt(actor, index);
    const shown = after ?? actor.introduced;
    const event = actor.moments[index]?.event.type ?? "";
    const first = before === undefined;
    const changes = first || after === undefined ? [] : changesOf(before.context, after.context);
    const active = activePaths(shown?.value);
    if (drawn?.chart !== actor.chart) drawn = { chart: actor.chart, view: drawChart(box("chart"), actor.chart) };
    const step = { before: activePaths(before?.value), after: active, event, changed: changes.length > 0 };
    drawn.view.show(active, typeof actor.chart === "string" ? undefined : takenArrow(actor.chart, step));
    events.show(actor, index, place.chosen === undefined);
    showChanges(box("changes"), changes, mostChanges, first);
    context.show(shown?.context, changes);
    travel.show(actor, place, { active, status: shown?.status ?? "active", event });
  }

  return { draw };
}
