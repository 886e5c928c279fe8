import type { GameEvent } from "@serpentine/core";
import { eventKeys } from "../event/shapes.ts";

export interface KeyDifference {
  readonly key: string;
  /** Undefined where the event has no such key. */
  readonly recorded: unknown;
  readonly expected: unknown;
}

/** The first key in which a recorded event is not the expected one. Keys that no event has are passed over. */
export function firstDifference(recorded: GameEvent, expected: GameEvent): KeyDifference | undefined {
  const known = eventKeys.get(recorded.type);
  const tooMany = Object.keys(recorded).filter((key) => known?.has(key) && !Object.hasOwn(expected, key));
  for (const key of [...Object.keys(expected), ...tooMany]) {
    const [one, other] = [valueOf(recorded, key), valueOf(expected, key)];
    if (!same(one, other)) return { key, recorded: one, expected: other };
  }
  return undefined;
}

function valueOf(event: GameEvent, key: string): unknown {
  return Reflect.get(event, key);
}

/** Equal as JSON. Events that were read or decided hold whole numbers, texts, short lists and effects of one key. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  return typeof one === "object" && JSON.stringify(one) === JSON.stringify(other);
}
