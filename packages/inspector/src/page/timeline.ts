import { find, mark } from "./element.ts";
import type { SeenActor } from "./seen.ts";
import type { Place } from "./travel.ts";
import { indexOf, newer } from "./travel.ts";

export interface Moves {
  readonly step: (by: number) => void;
  readonly choose: (index: number) => void;
  readonly live: () => void;
}

/** The slider, its buttons and the arrow keys, and the line that says where one is. */
export function timeline({ step, choose, live }: Moves) {
  const previous = find("previous", HTMLButtonElement);
  const next = find("next", HTMLButtonElement);
  const slider = find("slider", HTMLInputElement);
  const liveButton = find("live", HTMLButtonElement);
  const count = find("newer", HTMLElement);
  const now = find("now", HTMLElement);

  previous.addEventListener("click", () => step(-1));
  next.addEventListener("click", () => step(1));
  liveButton.addEventListener("click", live);
  slider.addEventListener("input", () => choose(Number(slider.value) - 1));
  document.addEventListener("keydown", (event) => {
    const isTaken = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isTaken || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => choose(0), End: live };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key as keyof typeof moves] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    move();
  });

  return {
    show(actor: SeenActor, place: Place, told: { active: readonly string[]; status: string; event: string }): void {
      const { length } = actor.moments;
      const index = indexOf(actor, place);
      const isLive = place.chosen === undefined;
      const behind = newer(actor, place);
      slider.max = String(Math.max(length, 1));
      slider.value = String(index + 1);
      slider.disabled = length === 0;
      mark(slider, "aria-valuetext", `${index + 1} of ${length}: ${told.event}`);
      // Not `disabled`, which would take the focus away from whoever just pressed it.
      mark(previous, "aria-disabled", index <= 0 ? "true" : undefined);
      mark(next, "aria-disabled", behind <= 0 ? "true" : undefined);
      mark(liveButton, "aria-pressed", String(isLive));
      count.hidden = isLive || behind === 0;
      count.textContent = `+${behind}`;
      const where = told.active.length === 0 ? told.status : `in ${told.active.join(" and ")}`;
      const status = told.status === "active" || told.active.length === 0 ? "" : ` (${told.status})`;
      const after = length === 0 ? "" : `, after ${told.event} (${index + 1} of ${length})`;
      const text = `${where}${status}${after}`;
      if (now.textContent !== text) now.textContent = text;
    },
  };
}
