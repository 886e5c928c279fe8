import type { Moment, SeenActor } from "./seen.ts";

/** Where the reader is: at the newest moment and going along, or at one that was chosen. */
export interface Place {
  readonly actor: string | undefined;
  /** The number of the chosen moment; undefined where one goes along. */
  readonly chosen: number | undefined;
}

/** The index of the moment to show; -1 where there is none yet. A moment that was let go gives way to the oldest kept. */
export function indexOf({ moments }: SeenActor, { chosen }: Place): number {
  if (chosen === undefined) return moments.length - 1;
  const at = moments.findIndex(({ n }) => n >= chosen);
  return at === -1 ? moments.length - 1 : at;
}

/** Moves by so many moments, from where one is, as far as there are any. */
export function moved(actor: SeenActor, place: Place, by: number): Place {
  const index = Math.min(Math.max(indexOf(actor, place) + by, 0), actor.moments.length - 1);
  return chosenAt(actor, place, index);
}

/** Chooses a moment: one stays there, whatever is told meanwhile. */
export function chosenAt({ moments }: SeenActor, place: Place, index: number): Place {
  const moment: Moment | undefined = moments[index];
  return moment === undefined ? place : { ...place, chosen: moment.n };
}

/** How many moments have come after the one that is shown. */
export function newer(actor: SeenActor, place: Place): number {
  return actor.moments.length - 1 - indexOf(actor, place);
}
