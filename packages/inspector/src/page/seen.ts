import { mostActors, mostEvents } from "../message.ts";
import type { ChartState } from "./chart.ts";
import { readChart } from "./read-chart.ts";
import type { Heard, SentEvent, Snapshot } from "./read-message.ts";

/** Something to travel to: an event, and the snapshot that it led to once that is known. */
export interface Moment {
  /** Counted over all actors, from 1. */
  readonly n: number;
  readonly event: SentEvent;
  readonly from?: string;
  readonly at?: number;
  snapshot?: Snapshot;
  size: number;
}

export interface SeenActor {
  readonly key: string;
  readonly sessionId: string;
  name: string;
  /** The chart, or why there is none. */
  chart: ChartState | string;
  /** What was in force before the oldest moment that is kept. */
  before?: Snapshot;
  /** The snapshot the actor introduced itself with: all that is known until it tells of another. */
  introduced?: Snapshot;
  readonly moments: Moment[];
  /** Events that no snapshot has answered yet. */
  waiting: Moment[];
}

export interface Seen {
  /** In the order in which they were first told of. */
  readonly actors: ReadonlyMap<string, SeenActor>;
  /** `channel`: who told; actors of two programs may have the same session id. */
  take(channel: string, heard: Heard): void;
  /** How many moments were let go, to keep the memory bounded. */
  readonly dropped: number;
}

/** A measure of the room that all moments together may take; see `plain`. */
const mostSize = 4_000_000;

export function makeSeen(most: number = mostEvents, mostRoom: number = mostSize): Seen {
  const actors = new Map<string, SeenActor>();
  const all: { readonly actor: SeenActor; readonly moment: Moment }[] = [];
  let latest = 0;
  let room = 0;
  let dropped = 0;

  function actorOf(channel: string, sessionId: string): SeenActor {
    const key = `${channel} ${sessionId}`;
    const known = actors.get(key);
    if (known !== undefined) return known;
    const actor: SeenActor = { key, sessionId, name: sessionId, chart: readChart(undefined), moments: [], waiting: [] };
    actors.set(key, actor);
    const oldest = actors.keys().next().value;
    if (actors.size > mostActors && oldest !== undefined) actors.delete(oldest);
    return actor;
  }

  function add(actor: SeenActor, moment: Omit<Moment, "n">): Moment {
    latest += 1;
    const added = { ...moment, n: latest };
    actor.moments.push(added);
    all.push({ actor, moment: added });
    room += added.size;
    return added;
  }

  function dropOldest(): void {
    while (all.length > most || (room > mostRoom && all.length > 1)) {
      const oldest = all.shift();
      if (oldest === undefined) return;
      const { actor, moment } = oldest;
      actor.moments.shift();
      actor.waiting = actor.waiting.filter((one) => one !== moment);
      if (moment.snapshot !== undefined) actor.before = moment.snapshot;
      room -= moment.size;
      dropped += 1;
    }
  }

  return {
    actors,
    get dropped() {
      return dropped;
    },
    take(channel, heard) {
      const actor = actorOf(channel, heard.sessionId);
      if (heard.kind === "actor") {
        actor.name = heard.name;
        actor.chart = readChart(heard.definition);
        if (heard.snapshot !== undefined) actor.introduced = heard.snapshot;
      } else if (heard.kind === "event") {
        actor.waiting.push(add(actor, timed(heard, heard.event)));
        actor.waiting = actor.waiting.slice(-100);
      } else {
        const asked = actor.waiting.findIndex(({ event }) => event.type === heard.event?.type);
        const moment = actor.waiting[asked] ?? add(actor, timed(heard, heard.event ?? { type: "", payload: {} }));
        // What was sent before it and has no answer will have none: an actor takes its events in order.
        actor.waiting.splice(0, asked + 1);
        moment.snapshot = heard.snapshot;
        if (asked >= 0) {
          moment.size += heard.size;
          room += heard.size;
        }
      }
      dropOldest();
    },
  };
}

function timed(heard: Exclude<Heard, { readonly kind: "actor" }>, event: SentEvent): Omit<Moment, "n"> {
  const from = heard.kind === "event" ? heard.from : undefined;
  return {
    event,
    size: heard.size,
    ...(from === undefined ? {} : { from }),
    ...(heard.at === undefined ? {} : { at: heard.at }),
  };
}

/** The snapshot in force after the moment at `index`; before all of them for -1. */
export function snapshotAt(actor: SeenActor, index: number): Snapshot | undefined {
  const told = actor.moments.slice(0, index + 1).findLast(({ snapshot }) => snapshot !== undefined);
  return told?.snapshot ?? actor.before;
}
