import type { Fault, Fits, Found } from "./fits.ts";
import { fault, inside, isObject } from "./fits.ts";
import { keptValue } from "./kept-value.ts";

interface Key<Around> {
  readonly fits: Fits<Around>;
  readonly needed: boolean;
}

/** The keys of an object and what each must be. A map, so that `constructor` is no key of it. */
export type Keys<Around = void> = ReadonlyMap<string, Key<Around>>;

export interface Checks<Around = void> {
  readonly [key: string]: Fits<Around>;
}

export function keysOf<Around = void>(always: Checks<Around>, sometimes: Checks<Around> = {}): Keys<Around> {
  const keys = new Map<string, Key<Around>>();
  for (const [key, fits] of Object.entries(always)) keys.set(key, { fits, needed: true });
  for (const [key, fits] of Object.entries(sometimes)) keys.set(key, { fits, needed: false });
  return keys;
}

/** Everything about the known keys that does not fit. */
export function misfits<Around>(object: Found, keys: Keys<Around>, around: Around): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [key, { fits, needed }] of keys) {
    const value = object[key];
    const found = value === undefined ? undefined : inside(key, fits(value, around));
    if (found !== undefined) faults.push(found);
    if (value === undefined && needed) faults.push(fault("missing", key));
  }
  return faults;
}

/** What is wrong with the other keys, where those are kept although nobody knows them here. */
export function unkept(object: Found, isKnown: (key: string) => boolean): readonly Fault[] {
  const faults: Fault[] = [];
  for (const key of Object.keys(object)) {
    const found = isKnown(key) ? undefined : keptValue(key, object[key]);
    if (found !== undefined) faults.push({ ...found, path: [key] });
  }
  return faults;
}

/** The other keys, where there may be none. */
export function unknown(object: Found, keys: Keys): readonly Fault[] {
  return Object.keys(object).flatMap((key) => (keys.has(key) ? [] : [fault("unknownKey", key, ...keys.keys())]));
}

/** An object with these keys, and any others. */
export function objectWith(keys: Keys): Fits {
  return (value) => (isObject(value) ? misfits(value, keys, undefined)[0] : fault("notAnObject", value));
}
