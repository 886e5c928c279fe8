import type { Json } from "./plain.ts";

/**
 * The messages of @statelyai/inspect, as much of them as is used here. `_version` is the version of that package whose
 * messages these are.
 */
export const protocolVersion = "0.7.2";

/** How many events are kept: by the server for those who join late, and by the page to travel through. */
export const mostEvents = 2_000;
export const mostActors = 200;

interface Common {
  readonly _version: string;
  readonly sessionId: string;
  readonly rootId?: string | undefined;
  /** Milliseconds since 1970, in digits. */
  readonly createdAt: string;
  readonly id: null;
}

export interface ActorMessage extends Common {
  readonly type: "@xstate.actor";
  readonly name: string;
  readonly parentId?: string | undefined;
  /** JSON of `machine.config`; undefined for what is no machine. */
  readonly definition?: string | undefined;
  readonly snapshot: Json;
}

export interface EventMessage extends Common {
  readonly type: "@xstate.event";
  readonly event: Json;
  readonly sourceId?: string | undefined;
}

export interface SnapshotMessage extends Common {
  readonly type: "@xstate.snapshot";
  readonly event: Json;
  readonly snapshot: Json;
}

export type Message = ActorMessage | EventMessage | SnapshotMessage;
