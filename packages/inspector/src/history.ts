import { mostActors, mostEvents } from "./message.ts";

interface Told {
  readonly n: number;
  readonly text: string;
}

/** What was told so far, as much of it as is kept. */
export interface History {
  /** Keeps it, and gives its number: 1 for the first, then one more for each. */
  add(text: string, actor?: string): number;
  /** What is kept of that which came after number `n`, in order. */
  after(n: number): readonly Told[];
}

/** How many characters are kept. */
const mostText = 64_000_000;

/**
 * The oldest goes first; a step takes two messages, its event and the snapshot that it led to. The messages that introduce an actor are kept apart: whoever joins late needs the
 * definition, however long ago it was told.
 */
export function makeHistory(most: number = 2 * mostEvents, mostLetters: number = mostText): History {
  const actors = new Map<string, Told>();
  const recent: Told[] = [];
  let letters = 0;
  let latest = 0;

  return {
    add(text, actor) {
      latest += 1;
      const told = { n: latest, text };
      if (actor !== undefined) {
        actors.set(actor, told);
        const oldest = actors.keys().next().value;
        if (actors.size > mostActors && oldest !== undefined) actors.delete(oldest);
        return latest;
      }
      recent.push(told);
      letters += text.length;
      while (recent.length > most || (letters > mostLetters && recent.length > 1)) {
        letters -= recent.shift()?.text.length ?? 0;
      }
      return latest;
    },
    after(n) {
      return [...actors.values(), ...recent].filter((told) => told.n > n).toSorted((one, other) => one.n - other.n);
    },
  };
}
