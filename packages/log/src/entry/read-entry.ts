import type { Around } from "../event/parts.ts";
import { eventFaults } from "../event/read-event.ts";
import type { Fault, Found } from "../reading/fits.ts";
import { timeText, whole } from "../reading/fits.ts";
import { keysOf, misfits } from "../reading/keys.ts";
import type { LogEntry } from "../vocabulary.ts";

export type ReadEntry =
  | { readonly ok: true; readonly entry: LogEntry }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const keys = keysOf({ n: (value) => whole(value, 1), at: timeText });

/** A line between the header and the seal. */
export function readEntry(object: Found, around: Around): ReadEntry {
  const { n, at, ...event } = object;
  const faults = [...misfits(object, keys, undefined), ...eventFaults(event, around)];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, entry: { n, at, event } as unknown as LogEntry };
}
