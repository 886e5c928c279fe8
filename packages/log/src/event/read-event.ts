import { eventTypes } from "@serpentine/core";
import type { Fault } from "../reading/fits.ts";
import { fault, inside } from "../reading/fits.ts";
import { keptValue } from "../reading/kept-value.ts";
import { isAppType } from "./app-event.ts";
import type { Around } from "./parts.ts";
import { parts } from "./shapes.ts";

/** Everything about an event that does not fit; what the rules make of it, `verify` asks. */
export function eventFaults(event: { readonly [key: string]: unknown }, around: Around): readonly Fault[] {
  const { type } = event;
  if (type === undefined) return [fault("missing", "type")];
  if (typeof type !== "string") return found(inside("type", fault("notText", type)));
  if (isAppType(type)) return keptFaults(event, (key) => key === "type");
  const known = parts.get(type);
  if (known === undefined) return found(inside("type", fault("unknownType", type, ...eventTypes)));
  const faults: Fault[] = [];
  for (const [key, { fits, needed }] of known) {
    const value = event[key];
    if (value === undefined && needed) faults.push(fault("missing", key));
    if (value !== undefined) faults.push(...found(inside(key, fits(value, around))));
  }
  return faults.concat(keptFaults(event, (key) => key === "type" || known.has(key)));
}

/** What is wrong with the keys that are kept although nobody knows them here. */
export function keptFaults(
  object: { readonly [key: string]: unknown },
  isKnown: (key: string) => boolean,
): readonly Fault[] {
  return Object.keys(object).flatMap((key) => (isKnown(key) ? [] : found(inside(key, keptValue(key, object[key])))));
}

function found(one: Fault | undefined): readonly Fault[] {
  return one === undefined ? [] : [one];
}
