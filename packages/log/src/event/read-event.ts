import { eventTypes } from "@serpentine/core";
import type { Fault, Found } from "../reading/fits.ts";
import { fault } from "../reading/fits.ts";
import { misfits, unkept } from "../reading/keys.ts";
import type { Around } from "./parts.ts";
import { eventKeys } from "./shapes.ts";

/** Everything about an event that does not fit; whether the rules give it, `verify` asks. */
export function eventFaults(event: Found, around: Around): readonly Fault[] {
  const { type } = event;
  if (type === undefined) return [fault("missing", "type")];
  if (typeof type !== "string") return [{ ...fault("notText", type), path: ["type"] }];
  if (type.includes(":")) return unkept(event, (key) => key === "type");
  const keys = eventKeys.get(type);
  if (keys === undefined) return [{ ...fault("unknownType", type, ...eventTypes), path: ["type"] }];
  return [...misfits(event, keys, around), ...unkept(event, (key) => key === "type" || keys.has(key))];
}
