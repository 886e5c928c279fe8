import type { Json } from "../plain.ts";
import { plain } from "../plain.ts";

/** What the page makes of a message: plain JSON of bounded size. */
export type Heard =
  | {
      readonly kind: "actor";
      readonly sessionId: string;
      readonly name: string;
      readonly definition?: string;
      readonly snapshot?: Snapshot;
      readonly size: number;
    }
  | {
      readonly kind: "event";
      readonly sessionId: string;
      readonly event: SentEvent;
      readonly from?: string;
      readonly at?: number;
      readonly size: number;
    }
  | {
      readonly kind: "snapshot";
      readonly sessionId: string;
      readonly event?: SentEvent;
      readonly snapshot: Snapshot;
      readonly at?: number;
      readonly size: number;
    };

export interface SentEvent {
  readonly type: string;
  /** The event without its type. */
  readonly payload: { readonly [key: string]: Json };
}

export interface Snapshot {
  readonly status: string;
  readonly value?: Json;
  readonly context?: Json;
  readonly output?: Json;
  readonly error?: Json;
}

const mostDefinition = 1_000_000;

/** Undefined for anything that is no message of the protocol. Total, whoever sent it. */
export function readMessage(data: unknown): Heard | undefined {
  if (!isRecord(data) || typeof data["_version"] !== "string") return undefined;
  const sessionId = label(data["sessionId"]);
  if (sessionId === undefined) return undefined;
  const common = { sessionId, ...optional("at", timeOf(data["createdAt"])) };
  const event = eventOf(data["event"]);
  const snapshot = snapshotOf(data["snapshot"]);
  const size = (event?.size ?? 0) + (snapshot?.size ?? 0) + 1;
  switch (data["type"]) {
    case "@xstate.actor": {
      const { definition } = data;
      const isFit = typeof definition === "string" && definition.length <= mostDefinition;
      return {
        ...common,
        ...optional("definition", isFit ? definition : undefined),
        ...optional("snapshot", snapshot?.snapshot),
        kind: "actor",
        name: label(data["name"]) ?? sessionId,
        size,
      };
    }
    case "@xstate.event":
      if (event === undefined) return undefined;
      return { ...common, ...optional("from", label(data["sourceId"])), kind: "event", event: event.event, size };
    case "@xstate.snapshot":
      if (snapshot === undefined) return undefined;
      return { ...common, ...optional("event", event?.event), kind: "snapshot", snapshot: snapshot.snapshot, size };
    default:
      return undefined;
  }
}

function eventOf(event: unknown): { readonly event: SentEvent; readonly size: number } | undefined {
  if (!isRecord(event) || typeof event["type"] !== "string") return undefined;
  const { type, ...rest } = event;
  const { value, size } = plain(rest);
  return { event: { type: type.slice(0, 200), payload: isRecord(value) ? value : {} }, size };
}

function snapshotOf(snapshot: unknown): { readonly snapshot: Snapshot; readonly size: number } | undefined {
  if (!isRecord(snapshot)) return undefined;
  const { status, value, context, output, error } = snapshot;
  const kept = plain({ value, context, output, error });
  return {
    snapshot: { ...(kept.value as Omit<Snapshot, "status">), status: label(status) ?? "active" },
    size: kept.size,
  };
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function label(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value.slice(0, 200) : undefined;
}

/** Digits in a string, as the protocol has it. */
function timeOf(value: unknown): number | undefined {
  const time = typeof value === "string" ? Number(value) : NaN;
  return Number.isFinite(time) && Math.abs(time) < 8.64e15 ? time : undefined;
}

/** A property that is there only if it has a value. */
function optional<Key extends string, Value>(key: Key, value: Value | undefined): { readonly [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: Value });
}
