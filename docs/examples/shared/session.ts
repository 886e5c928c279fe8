import { type GameEvent, replay } from "@serpentine/core";
import { newSeed } from "@serpentine/dice";
import {
  entryLine,
  eventsOf,
  headerLine,
  logProblemText,
  makeHeader,
  makeLog,
  readLog,
  sealLine,
} from "@serpentine/log";
import { type GameMachine, type GameSnapshot, snapshotOf } from "@serpentine/machine";
import type { ActorRefFrom } from "xstate";

/** What is asked of `localStorage`. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** A game that is kept as the text of its log. Open one for each actor: it goes on where the text ends. */
export interface Session {
  /** What the actor is made with: the snapshot of the saved game, if there is one. */
  readonly options: { readonly snapshot?: GameSnapshot };
  /** What to say at first: that a game goes on, or why it cannot. */
  readonly greeting: string;
  /** From now on what happens is written down; the function that comes back ends that. */
  record(actor: Pick<ActorRefFrom<GameMachine>, "on">): () => void;
}

/** Opening only reads, so it may be done twice. The text stays as it is until something happens. */
export function openSession(key: string, shelf: Shelf = localStorage): Session {
  const saved = resume(shelf.getItem(key));
  let { text, entries } = saved;

  function record(actor: Pick<ActorRefFrom<GameMachine>, "on">): () => void {
    const listening = actor.on("*", (event) => {
      if (event.type === "Refused") return;
      const at = new Date().toISOString();
      if (event.type === "GameStarted") {
        const { setup: game, source } = event;
        text = headerLine(makeHeader({ id: newSeed(), created: at, by: "serpentine examples", game, source }));
        entries = 0;
      } else {
        entries += 1;
        text += entryLine({ n: entries, at, event });
        if (isLast(event)) text += sealLine(text);
      }
      shelf.setItem(key, text);
    });
    return () => listening.unsubscribe();
  }

  return { options: saved.options, greeting: saved.greeting, record };
}

function isLast(event: GameEvent): boolean {
  return event.type === "GameAborted" || event.next === null;
}

function resume(text: string | null) {
  const nothing = { options: {}, text: "", entries: 0 };
  if (text === null) return { ...nothing, greeting: "" };
  const read = readLog(text);
  if (!read.ok) return { ...nothing, greeting: cannotGoOn(read.problems.map(logProblemText).join("; ")) };
  const { game, log } = read;
  try {
    const snapshot = snapshotOf(game, log.header.source, replay(game, eventsOf(log)));
    return {
      options: { snapshot },
      text: makeLog(log),
      entries: log.entries.length,
      greeting: "The saved game goes on.",
    };
  } catch (error) {
    // The lines are well formed, and yet no game: somebody has changed them.
    return { ...nothing, greeting: cannotGoOn(error instanceof Error ? error.message : String(error)) };
  }
}

function cannotGoOn(why: string): string {
  return `The saved game cannot go on: ${why}.`;
}
