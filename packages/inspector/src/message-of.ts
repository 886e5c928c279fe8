import type { InspectionEvent } from "xstate";
import type { Message } from "./message.ts";
import { protocolVersion } from "./message.ts";
import type { Json } from "./plain.ts";
import { plain } from "./plain.ts";

/** Definitions are written once for each actor, so more of them may be kept. */
const definitionLimits = { levels: 60, entries: 2_000, values: 20_000, text: 2_000 };

/**
 * The message that tells of an inspection event; undefined for the kinds of which the protocol does not tell
 * (microsteps, actions) and for what cannot be read. `at`: milliseconds since 1970. Total.
 */
export function messageOf(inspected: InspectionEvent, at: number): Message | undefined {
  try {
    return told(inspected, at);
  } catch {
    return undefined;
  }
}

/** What is read of an actor; XState's own type promises less. */
interface Actor {
  readonly id?: string;
  readonly sessionId: string;
  readonly logic?: { readonly config?: unknown };
  readonly _parent?: { readonly sessionId: string };
}

function told(inspected: InspectionEvent, at: number): Message | undefined {
  const actor = inspected.actorRef as unknown as Actor;
  const { _parent: parent } = actor;
  const common = {
    _version: protocolVersion,
    sessionId: actor.sessionId,
    rootId: inspected.rootId,
    createdAt: String(at),
    id: null,
  };
  switch (inspected.type) {
    case "@xstate.actor": {
      const config = actor.logic?.config;
      const isMachine = typeof config === "object" && config !== null;
      return {
        ...common,
        type: inspected.type,
        name: nameOf(actor, config),
        parentId: parent?.sessionId,
        definition: isMachine ? JSON.stringify(plain(config, definitionLimits, (name) => name).value) : undefined,
        // It has none yet, and XState's development build throws when it is asked for one.
        snapshot: { status: "active" },
      };
    }
    case "@xstate.event":
      return {
        ...common,
        type: inspected.type,
        event: plain(inspected.event).value,
        sourceId: (inspected.sourceRef as unknown as Actor | undefined)?.sessionId,
      };
    case "@xstate.snapshot":
      return {
        ...common,
        type: inspected.type,
        event: plain(inspected.event).value,
        snapshot: snapshotOf(inspected.snapshot),
      };
    default:
      return undefined;
  }
}

/** An actor that nobody named goes by its machine's id. */
function nameOf(actor: Actor, config: unknown): string {
  const { id } = (config ?? {}) as { readonly id?: unknown };
  const own = actor.id ?? actor.sessionId;
  return own === actor.sessionId && typeof id === "string" ? id : own;
}

function snapshotOf(snapshot: unknown): Json {
  const { status, value, context, output, error } = snapshot as { readonly [part: string]: unknown };
  return plain({ status, value, context, output, error }).value;
}
