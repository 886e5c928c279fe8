import type { Fits } from "../reading/fits.ts";
import type { Around } from "./parts.ts";

/** The keys of an event that may be absent. */
type Sometimes<Event> = { [key in keyof Event]-?: object extends Pick<Event, key> ? key : never }[keyof Event];

/** What each key of an event must be. The compiler asks for every key that core gives the event, and for no other. */
export interface Shape<Event> {
  readonly always: { readonly [key in Exclude<keyof Event, Sometimes<Event> | "type">]: Fits<Around> };
  readonly sometimes: { readonly [key in Sometimes<Event>]: Fits<Around> };
}
