import { classic } from "./classic.ts";
import type { Edition } from "./edition.ts";
import { kata } from "./kata.ts";
import { ranking } from "./ranking.ts";
import { strategy } from "./strategy.ts";
import { thrill } from "./thrill.ts";

/** Every edition of this package, by its name. */
export const editions = { strategy, ranking, thrill, kata, classic } as const satisfies {
  readonly [name: string]: Edition;
};

export type EditionName = keyof typeof editions;

/** The edition of that name; undefined if there is none. */
export function editionNamed(name: string): Edition | undefined {
  return Object.hasOwn(editions, name) ? editions[name as EditionName] : undefined;
}
